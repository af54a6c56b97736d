import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';

/** A folder that is a disk of its own; null where this user may mount none. @param size as in `20m` */
export const smallDisk = (t: TestContext, size: string): string | null => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-disk-'));
  chmodSync(folder, 0o711);
  const words = ['-t', 'tmpfs', '-o', `size=${size},mode=711`, 'tmpfs', folder];
  const isMounted = process.platform === 'linux' && spawnSync('mount', words).status === 0;
  t.after(() => {
    // A server that is being killed may still use it.
    if (isMounted) spawnSync('umount', ['--lazy', folder]);
    rmSync(folder, { recursive: true, force: true });
  });
  return isMounted ? folder : null;
};
