import { createSecretKey, randomBytes, type KeyObject } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { StartupRefusal } from '../startupRefusal.ts';

/** Secret keys, 32 bytes each. Encryption keys go by id (1 to 255): the highest seals, every one still opens. */
export type Keys = {
  encryption: ReadonlyMap<number, KeyObject>;
  sealingId: number;
  blindIndex: KeyObject;
  csrf: KeyObject;
};

const encryptionFile = /^encryption-(\d{1,3})\.key$/;
/** A key made for the demo says so itself, so that it stays recognisable wherever it is copied. */
const demoMark = 'demo:';

const readKey = (file: string, production: boolean): KeyObject => {
  if (!existsSync(file)) throw new StartupRefusal(`The key file ${file} is missing.`);
  const text = readFileSync(file, 'utf8').trim();
  if (production && text.startsWith(demoMark)) {
    throw new StartupRefusal(`The key file ${file} holds a demo key, which production refuses.`);
  }
  const bytes = Buffer.from(text.replace(demoMark, ''), 'base64');
  if (bytes.length !== 32) throw new StartupRefusal(`The key file ${file} must hold 32 bytes in base64.`);
  return createSecretKey(bytes);
};

const makeDemoKeys = (folder: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  for (const name of ['encryption-1.key', 'blind-index.key', 'csrf.key']) {
    const file = join(folder, name);
    if (existsSync(file)) continue;
    writeFileSync(file, `${demoMark}${randomBytes(32).toString('base64')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  }
};

/**
 * Loads the keys: `encryption-<id>.key`, `blind-index.key` and `csrf.key`, each 32 bytes in base64, from `keysDir`;
 * without it, and outside production only, from demo keys made once under `dataDir`.
 * @throws StartupRefusal when a key is missing, malformed, or a demo key in production.
 */
export const loadKeys = (config: { production: boolean; keysDir: string | null; dataDir: string }): Keys => {
  const { production, keysDir } = config;
  if (production && keysDir === null) throw new StartupRefusal('KEYS_DIR is required in production.');
  const folder = keysDir ?? join(config.dataDir, 'keys');
  if (keysDir === null) makeDemoKeys(folder);
  if (!existsSync(folder)) throw new StartupRefusal(`The key folder ${folder} does not exist.`);
  const encryption = new Map<number, KeyObject>();
  for (const name of readdirSync(folder)) {
    const id = Number(encryptionFile.exec(name)?.[1] ?? 0);
    if (id >= 1 && id <= 255) encryption.set(id, readKey(join(folder, name), production));
  }
  if (encryption.size === 0) throw new StartupRefusal(`The key folder ${folder} holds no encryption-<id>.key (id 1 to 255).`);
  return {
    encryption,
    sealingId: Math.max(...encryption.keys()),
    blindIndex: readKey(join(folder, 'blind-index.key'), production),
    csrf: readKey(join(folder, 'csrf.key'), production),
  };
};
