"""Write the golden games anew: `python -m tests.golden.regenerate`, with `src` on the path.

For each game there is NAME.txt, to be read, and NAME.jsonl.gz, its record. After a change look at
what became different before you keep it: a golden game that changes is a rule that has changed.
"""

import gzip
from pathlib import Path

from tests.golden.games import GOLDEN
from tests.golden.telling import tell

FOLDER = Path(__file__).parent


def regenerate() -> None:
    for golden in GOLDEN:
        game = golden.play()
        (FOLDER / f"{golden.name}.txt").write_text(tell(game), "utf-8")
        record = game.record().text().encode("utf-8")
        (FOLDER / f"{golden.name}.jsonl.gz").write_bytes(gzip.compress(record, mtime=0))


if __name__ == "__main__":
    regenerate()
