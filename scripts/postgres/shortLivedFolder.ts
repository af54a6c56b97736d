import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux keeps files here in memory. */
const inMemory = '/dev/shm';

/**
 * What the databases of a run take at most, 270 MB, with room to spare, in bytes: where less is free, as in some
 * containers, a disk is better.
 */
const needed = 1024 ** 3;

function hasRoomInMemory(): boolean {
  try {
    accessSync(inMemory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize >= needed;
  } catch {
    return false; // another system, or one that keeps nothing in memory for us
  }
}

/**
 * A new folder for a database server that lives as long as a run of tests: in memory where there is room, since each
 * test copies a database of 650 files, which took most of its time on a disk (250 ms of 500; in memory 20).
 * @param prefix the beginning of its name, such as `portail-test-`
 */
export function makeShortLivedFolder(prefix: string): string {
  return mkdtempSync(join(hasRoomInMemory() ? inMemory : tmpdir(), prefix));
}
