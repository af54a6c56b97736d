import type { KeyObject } from 'node:crypto';

import type { Kysely } from 'kysely';

import type { Keys } from '../keys.ts';
import type { Tables } from '../tables.ts';
import type { KnownValuesTable } from '../tables/knownValues.ts';
import { digest, SealBroken, sealUnder, unseal } from '../vault.ts';

export type NamedKey = { kind: KnownValuesTable['kind']; id: number; key: KeyObject };
export type KnownValue = { kind: KnownValuesTable['kind']; id: number; value: Buffer };
export type KeyProblem = { file: string; is: 'missing' | 'another key' };

const context = 'known_values.value';
const text = 'known value';

export const keyFile = ({ kind, id }: { kind: KnownValuesTable['kind']; id: number }): string =>
  kind === 'number-index' && id === 0 ? 'blind-index.key' : `${kind}-${id}.key`;

/** No stored value depends on the CSRF key. */
export const listKeys = ({ encryption, numberIndexes }: Keys): NamedKey[] => [
  ...[...encryption].map(([id, key]): NamedKey => ({ kind: 'encryption', id, key })),
  ...[...numberIndexes].map(([id, key]): NamedKey => ({ kind: 'number-index', id, key })),
];

export const makeKnownValue = ({ kind, id, key }: NamedKey): Buffer =>
  kind === 'encryption' ? sealUnder(id, key, text, context) : digest(key, text);

const isKnownUnder = ({ kind, key }: NamedKey, value: Buffer): boolean => {
  if (kind === 'number-index') return digest(key, text).equals(value);
  try {
    return unseal(key, value, context).toString('utf8') === text;
  } catch (error) {
    if (error instanceof SealBroken) return false;
    throw error;
  }
};

export const readKnownValues = (db: Kysely<Tables>): Promise<KnownValue[]> =>
  db.selectFrom('known_values').select(['kind', 'key_id as id', 'value']).orderBy('kind').orderBy('key_id').execute();

export const problemsOf = (known: readonly KnownValue[], keys: Keys): KeyProblem[] => {
  const own = listKeys(keys);
  return known.flatMap((each): KeyProblem[] => {
    const key = own.find(({ kind, id }) => kind === each.kind && id === each.id);
    if (key === undefined) return [{ file: keyFile(each), is: 'missing' }];
    return isKnownUnder(key, each.value) ? [] : [{ file: keyFile(each), is: 'another key' }];
  });
};

export const checkKeys = async (db: Kysely<Tables>, keys: Keys): Promise<KeyProblem[]> =>
  problemsOf(await readKnownValues(db), keys.reread?.() ?? keys);
