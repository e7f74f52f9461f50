// Nothing to call: the library is put before others with LD_PRELOAD. See CFaultyDisk.c.
