import { once, EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';

import { watchFolders } from './watchFolders.ts';

/** A busy machine is slow, and is no failure. */
const generousMs = 120_000;

const watched = (t: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(join(folder, 'http'));
  writeFileSync(join(folder, 'http/route.ts'), 'export const old = 1;');
  const changes = new EventEmitter();
  const stop = watchFolders([folder], () => changes.emit('change'));
  t.after(() => {
    stop();
    rmSync(folder, { recursive: true });
  });
  return { folder, next: () => once(changes, 'change', { signal: AbortSignal.timeout(generousMs) }) };
};

/** As vim and JetBrains save: another file takes the name. */
const saveByRename = (file: string, text: string) => {
  writeFileSync(`${file}~`, text);
  renameSync(`${file}~`, file);
};

test('every save by rename is noticed, not only the first', async (t) => {
  const { folder, next } = watched(t);
  for (const text of ['1', '2', '3']) {
    const noticed = next();
    saveByRename(join(folder, 'http/route.ts'), `export const saved = ${text};`);
    await noticed;
  }
});

test('a write in place is noticed, and so is a file of a new folder', async (t) => {
  const { folder, next } = watched(t);
  const written = next();
  writeFileSync(join(folder, 'http/route.ts'), 'export const written = 1;');
  await written;
  const made = next();
  mkdirSync(join(folder, 'mail'));
  writeFileSync(join(folder, 'mail/sender.ts'), 'export const made = 1;');
  await made;
  const saved = next();
  saveByRename(join(folder, 'mail/sender.ts'), 'export const saved = 1;');
  await saved;
});
