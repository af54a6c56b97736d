import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A key made for the demo says so itself, so that it stays recognisable wherever it is copied. */
export const demoMark = 'demo:';

/** Makes a key in a folder, for its owner alone. It appears whole: a server that looks meanwhile finds it or does not. */
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
