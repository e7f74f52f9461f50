"""Makes meaning.table; see NOTICE.md. Usage: make-table.py SAFETENSORS VOCABULARY TABLE"""
import json
import struct
import sys

SLOTS = 1 << 16


def hash_of(token):
    value = 0x811C9DC5
    for byte in token:
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return value


tensors = open(sys.argv[1], "rb").read()
length = struct.unpack("<Q", tensors[:8])[0]
header = json.loads(tensors[8 : 8 + length])


def tensor(name):
    start, end = header[name]["data_offsets"]
    return tensors[8 + length + start : 8 + length + end]


count, dimensions = header["embeddings"]["shape"]
tokens = open(sys.argv[2], encoding="utf8").read().split("\n")[:count]
slots = [0] * SLOTS
for number, token in enumerate(tokens):
    slot = hash_of(token.encode()) % SLOTS
    while slots[slot]:
        slot = (slot + 1) % SLOTS
    slots[slot] = number + 1
starts = [0]
for token in tokens:
    starts.append(starts[-1] + len(token.encode()))
with open(sys.argv[3], "wb") as table:
    table.write(struct.pack("<3I", count, dimensions, SLOTS))
    table.write(struct.pack(f"<{SLOTS}I", *slots))
    table.write(struct.pack(f"<{count + 1}I", *starts))
    table.write(tensor("scales"))
    table.write(tensor("embeddings"))
    table.write("".join(tokens).encode())
