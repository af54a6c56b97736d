import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps copied demo keys recognisable. */
export const demoMark = 'demo:';

/** Owner-readable; written atomically. */
export const writeKey = (folder: string, name: string, { demo }: { demo: boolean }): void => {
  const unfinished = join(folder, `.${name}.${process.pid}`);
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, `${demo ? demoMark : ''}${randomBytes(32).toString('base64')}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  });
  renameSync(unfinished, join(folder, name));
};
