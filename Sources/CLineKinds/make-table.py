"""Makes lines.table of lines.tsv, and says how well it judges people it has not seen; see LineKinds.md.

Usage: make-table.py MAGPIE        the program, which says what each line is judged by; needs numpy and scipy
"""
import os
import struct
import subprocess
import sys

import numpy
import scipy.optimize
import scipy.sparse

HERE = os.path.dirname(os.path.abspath(__file__))
KINDS = "KRDXCLO"
NEWS = [2, 3, 4]
ROW = 8
SLOTS = 1 << 17
SHRINKING = 1e-4
ROUNDS = 80
FOLDS = 8
# How often people say a line of each kind, by the first 424 of them; the later ones were asked for more news than that.
SHARES = numpy.array([0.412, 0.233, 0.082, 0.039, 0.088, 0.084, 0.064])


def slot_of(feature):
    value = 0x811C9DC5
    for byte in feature.encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value % SLOTS


def trained(rows, kinds):
    """The weights by slot and kind, and those of the kinds themselves."""
    used, columns = numpy.unique(numpy.concatenate(rows), return_inverse=True)
    starts = numpy.cumsum([0] + [len(row) for row in rows])
    lines = scipy.sparse.csr_matrix((numpy.ones(len(columns)), columns, starts), (len(rows), len(used)))
    wanted = numpy.eye(len(KINDS))[kinds]

    def loss(numbers):
        numbers = numbers.reshape(-1, len(KINDS))
        weights = numbers[:-1]
        judged = shares(lines @ weights + numbers[-1])
        excess = (judged - wanted) / len(rows)
        slope = numpy.vstack([lines.T @ excess + SHRINKING * weights, excess.sum(axis=0)])
        unlikely = -numpy.log(judged[wanted == 1]).mean()
        return unlikely + SHRINKING / 2 * (weights**2).sum(), slope.ravel()

    start = numpy.zeros((len(used) + 1) * len(KINDS))
    found = scipy.optimize.minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": ROUNDS})
    numbers = found.x.reshape(-1, len(KINDS))
    table = numpy.zeros((SLOTS, len(KINDS)))
    table[used] = numbers[:-1]
    return table, numbers[-1] + numpy.log(SHARES / numpy.bincount(kinds) * len(kinds))


def shares(scores):
    powers = numpy.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def judged(rows, table, start):
    return shares(numpy.array([table[row].sum(axis=0) + start for row in rows]))


def report(kinds, judged):
    """What share of the lines of each kind counts as a fact, as done and as news, from which likelihood on."""
    for what, likely in (("fact", judged[:, 0]), ("done", judged[:, 2]), ("off", judged[:, 3]), ("news", judged[:, NEWS].sum(axis=1))):
        for least in (0.3, 0.45, 0.6, 0.75, 0.85, 0.9):
            told = " ".join(f"{name} {(likely[kinds == kind] >= least).mean():.3f}" for kind, name in enumerate(KINDS))
            print(f"{what} from {least}: {told}")
    print(f"the likeliest kind is right: {(judged.argmax(axis=1) == kinds).mean():.3f}")


def main():
    texts, kinds, people = [], [], []
    person = 0
    with open(os.path.join(HERE, "lines.tsv"), encoding="utf8") as file:
        for line in file:
            if line.startswith("#"):
                person += 1
                continue
            kind, text = line.rstrip("\n").split("\t")
            texts.append(text)
            kinds.append(KINDS.index(kind))
            people.append(person)
    told = subprocess.run([sys.argv[1], "understand", "--features"], input="\n".join(texts) + "\n", text=True,
                          stdout=subprocess.PIPE, check=True).stdout
    features = [line.split("\t") for line in told.splitlines()]
    users = {}
    for names, person in zip(features, people):
        for name in names:
            users.setdefault(name, set()).add(person)
    # What one person alone says tells of that person.
    rows = [[slot_of(name) for name in names if len(users[name]) > 1] for names in features]
    rows = [numpy.unique(numpy.array(row, dtype=int)) for row in rows]
    kinds, people = numpy.array(kinds), numpy.array(people)
    print(f"{len(rows)} lines of {people[-1]} people")

    unseen = numpy.zeros((len(rows), len(KINDS)))
    for fold in range(FOLDS):
        held = people % FOLDS == fold
        table, start = trained([row for row, is_held in zip(rows, held) if not is_held], kinds[~held])
        unseen[held] = judged([row for row, is_held in zip(rows, held) if is_held], table, start)
    print("people who were not seen:")
    report(kinds, unseen)

    table, start = trained(rows, kinds)
    scale = max(abs(table).max(), abs(start).max()) / 127
    with open(os.path.join(HERE, "lines.table"), "wb") as file:
        file.write(struct.pack("<2If", SLOTS, len(KINDS), scale))
        for row in (start, *table):
            file.write(numpy.rint(row / scale).astype(numpy.int8).tobytes().ljust(ROW, b"\0"))


main()
