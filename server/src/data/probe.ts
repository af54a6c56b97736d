import type pg from 'pg';

import { StartupRefusal } from '../startupRefusal.ts';

const oldestVersion = 150_000;

const reasons = new Map([
  ['ECONNREFUSED', 'nothing answers there'],
  ['ENOENT', 'nothing answers there'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'the name of the host cannot be looked up'],
  ['28P01', 'it refuses the user or the password'],
  ['28000', 'it refuses the user or the password'],
  ['3D000', 'it has no database of that name'],
]);

const reasonOf = (error: unknown): string => {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const code = first instanceof Error && 'code' in first ? String(first.code) : '';
  return reasons.get(code) ?? (code === '' ? 'it does not answer in time' : `it answers ${code}`);
};

/**
 * Asks a database given by its address whether it is there and new enough. The address is never shown: it holds a password.
 * @param setting the name of the setting that holds the address
 * @throws StartupRefusal in one sentence
 */
export const probe = async (pool: pg.Pool, setting: string): Promise<void> => {
  let version: number;
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version_num') as version");
    version = Number(rows[0]?.version);
  } catch (cause) {
    throw new StartupRefusal(`The database of ${setting} cannot be used: ${reasonOf(cause)}.`, { cause });
  }
  if (version >= oldestVersion) return;
  throw new StartupRefusal(`The database of ${setting} is too old: PostgreSQL 15 or newer is needed.`);
};
