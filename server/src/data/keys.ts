import { createSecretKey, type KeyObject } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import { StartupRefusal } from '../startupRefusal.ts';
import { demoMark, writeKey } from './keyRotation/writeKey.ts';

/**
 * 32 bytes each. The highest encryption id (1 to 255) seals; all open. `numberIndexes`: newest first, `blindIndex`
 * last with id 0.
 */
export type Keys = {
  encryption: ReadonlyMap<number, KeyObject>;
  sealingId: number;
  numberIndexes: ReadonlyMap<number, KeyObject>;
  blindIndex: KeyObject;
  csrf: KeyObject;
  olderCsrf: readonly KeyObject[];
  csrfSince: number;
  /** Sign pushes; newest first. None: no pushes. */
  push: readonly KeyObject[];
  /** The same object when unchanged. Absent when keys never change. */
  reread?: () => Keys;
};

/** Without `keysDir`, demo keys of `dataDir`, never in production. */
export type KeySource = { production: boolean; keysDir: string | null; dataDir: string };

const encryptionFile = /^encryption-(\d{1,3})\.key$/;
const numberIndexFile = /^number-index-(\d{1,3})\.key$/;
const csrfFile = /^csrf-(\d{1,3})\.key$/;
const pushFile = /^vapid-(\d{1,3})\.key$/;

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
  const names = readdirSync(folder);
  const has = (kind: RegExp): boolean => names.some((name) => kind.test(name));
  const first = [...(has(encryptionFile) ? [] : ['encryption-1.key']), ...(has(csrfFile) ? [] : ['csrf.key'])];
  for (const name of [...first, 'blind-index.key', 'vapid.key']) {
    if (!existsSync(join(folder, name))) writeKey(folder, name, { demo: true });
  }
};

/** Whether `loadKeys` would make keys for stored values. */
export const mustMakeKeys = (source: KeySource): boolean => {
  if (source.keysDir !== null || source.production) return false;
  const names = existsSync(keysFolder(source)) ? readdirSync(keysFolder(source)) : [];
  return !names.includes('blind-index.key') || !names.some((name) => encryptionFile.test(name));
};

export const keysFolder = ({ keysDir, dataDir }: KeySource): string => keysDir ?? join(dataDir, 'keys');

const idsIn = (folder: string, kind: RegExp): number[] =>
  readdirSync(folder)
    .map((name) => Number(kind.exec(name)?.[1] ?? 0))
    .filter((id) => id >= 1 && id <= 255)
    .sort((a, b) => b - a);

/** Newest first. */
const filesOf = (folder: string, name: string, kind: RegExp): string[] => [
  ...idsIn(folder, kind).map((id) => `${name}-${id}.key`),
  ...(existsSync(join(folder, `${name}.key`)) ? [`${name}.key`] : []),
];

export const csrfFiles = (folder: string): string[] => filesOf(folder, 'csrf', csrfFile);

const pushFiles = (folder: string): string[] => filesOf(folder, 'vapid', pushFile);

export const keyProblems = (folder: string, production: boolean): string[] => {
  if (!existsSync(folder)) return [`The key folder ${folder} does not exist.`];
  const [sealingId, ...olderIds] = idsIn(folder, encryptionFile);
  const names = [sealingId, ...olderIds].flatMap((id) => (id === undefined ? [] : [`encryption-${id}.key`]));
  const indexes = idsIn(folder, numberIndexFile).map((id) => `number-index-${id}.key`);
  const csrf = csrfFiles(folder);
  const files = [
    ...names,
    ...indexes,
    'blind-index.key',
    ...(csrf.length === 0 ? ['csrf.key'] : csrf),
    ...pushFiles(folder),
  ];
  const problems = files.flatMap((name) => {
    try {
      readKey(join(folder, name), production);
      return [];
    } catch (error) {
      return [error instanceof StartupRefusal ? error.message : `The key file ${join(folder, name)} cannot be read.`];
    }
  });
  return sealingId === undefined
    ? [`The key folder ${folder} holds no encryption-<id>.key (id 1 to 255).`, ...problems]
    : problems;
};

/** Key files that others on this machine may read or change. Windows has no such modes. */
export const exposedKeyFiles = (folder: string): string[] =>
  process.platform === 'win32' || !existsSync(folder)
    ? []
    : readdirSync(folder)
        .filter((name) => name.endsWith('.key'))
        .map((name) => join(folder, name))
        .filter((file) => (statSync(file).mode & 0o077) !== 0);

const readFolder = (folder: string, production: boolean): Keys => {
  const problems = keyProblems(folder, production);
  if (problems.length > 0) throw new StartupRefusal(problems.join(' '));
  const changedAt = statSync(folder).mtimeMs;
  const ids = idsIn(folder, encryptionFile);
  const [sealingId] = ids;
  if (sealingId === undefined)
    throw new StartupRefusal(`The key folder ${folder} holds no encryption-<id>.key (id 1 to 255).`);
  const read = (name: string) => readKey(join(folder, name), production);
  const blindIndex = read('blind-index.key');
  const [csrf = 'csrf.key', ...olderCsrf] = csrfFiles(folder);
  const keys: Keys = {
    encryption: new Map(ids.map((id) => [id, read(`encryption-${id}.key`)])),
    sealingId,
    numberIndexes: new Map([
      ...idsIn(folder, numberIndexFile).map((id): [number, KeyObject] => [id, read(`number-index-${id}.key`)]),
      [0, blindIndex],
    ]),
    blindIndex,
    csrf: read(csrf),
    olderCsrf: olderCsrf.map(read),
    csrfSince: statSync(join(folder, csrf)).mtimeMs,
    push: pushFiles(folder).map(read),
    reread: () => (statSync(folder).mtimeMs === changedAt ? keys : readFolder(folder, production)),
  };
  return keys;
};

/**
 * Files `encryption-<id>.key`, `number-index-<id>.key`, `blind-index.key`, `csrf.key` and later `csrf-<id>.key`,
 * `vapid.key` and later `vapid-<id>.key`, in base64.
 * @throws StartupRefusal when one is missing, malformed, or a demo key in production
 */
export const loadKeys = (source: KeySource): Keys => {
  const { production, keysDir } = source;
  if (production && keysDir === null) throw new StartupRefusal('KEYS_DIR is required in production.');
  const folder = keysFolder(source);
  if (keysDir === null) makeDemoKeys(folder);
  return readFolder(folder, production);
};
