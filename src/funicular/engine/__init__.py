"""The rules, written once.

Plain functions over fixed-layout records: the same source runs interpreted on Python objects and
compiled on arrays. No I/O, no edition's name, nothing but the standard library (the twin in
`compiled` imports NumPy and Numba when it is asked for).
"""
