import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';

import { keysFolder, type Keys, type KeySource } from '../keys.ts';
import { writeKey } from './writeKey.ts';

const filesOf = (id: number): string[] => [`number-index-${id}.key`, `encryption-${id}.key`];

/** Adds keys above the newest: whoever looks at the folder seals and indexes under them from now on, and still opens the rest. */
export const addKeys = (source: KeySource, { sealingId }: Keys): void => {
  for (const name of filesOf(sealingId + 1)) writeKey(keysFolder(source), name, { demo: source.keysDir === null });
};

/** Takes the keys below the newest out of use. Their files stay, under another name: backups made before still need them. */
export const retireKeys = (source: KeySource, { encryption, sealingId }: Keys): number[] => {
  const folder = keysFolder(source);
  const retired = [...encryption.keys()].filter((id) => id < sealingId).sort((a, b) => a - b);
  for (const name of retired.flatMap(filesOf)) {
    if (existsSync(join(folder, name))) renameSync(join(folder, name), join(folder, `retired-${name}`));
  }
  return retired;
};
