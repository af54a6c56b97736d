import { sql, type Kysely } from 'kysely';

import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

/** The old table name is part of sealed values. */
export const answerContext = 'idempotency_keys.answer';

/** Unique (product §8). */
export type IdempotencyKey = { scope: string; route: string; key: string };

export type KeptAnswer = { status: number; answerSealed: Buffer };

/** Another process may then claim the key. */
export type Lease = IdempotencyKey & { lockedUntil: string };

export type AnotherClaim = { kind: 'inFlight' } | { kind: 'done'; answer: KeptAnswer } | { kind: 'otherBody' };

export type Claim = { kind: 'ours'; lease: Lease } | AnotherClaim;

export const keptHours = 24;
const leaseSeconds = 10;

/** Decision 0031. */
export const unhurried = sql`calm as (select set_config('synchronous_commit', 'off', true) as set)`;

const take = async (
  db: Kysely<Tables>,
  idempotencyKey: IdempotencyKey,
  bodyHash: Buffer,
): Promise<Lease | undefined> => {
  const { scope, route, key } = idempotencyKey;
  const {
    rows: [taken],
  } = await sql<{ lockedUntil: string }>`
    ${prepared} with ${unhurried}
    insert into idempotency_records as kept (scope, route, key, body_hash, locked_until)
    select ${scope}, ${route}, ${key}, ${bodyHash}::bytea, statement_timestamp() + make_interval(secs => ${leaseSeconds}::int)
    from calm
    on conflict (scope, route, key) do update
    set body_hash = excluded.body_hash, locked_until = excluded.locked_until, created_at = statement_timestamp(),
      status = null, answer_sealed = null
    where kept.created_at < statement_timestamp() - make_interval(hours => ${keptHours}::int)
      or (kept.status is null and kept.locked_until < statement_timestamp() and kept.body_hash = excluded.body_hash)
    returning locked_until::text as "lockedUntil"
  `.execute(db);
  return taken && { ...idempotencyKey, ...taken };
};

export const claimIdempotencyKey = async (
  db: Kysely<Tables>,
  idempotencyKey: IdempotencyKey,
  bodyHash: Buffer,
): Promise<Claim> => {
  const lease = await take(db, idempotencyKey, bodyHash);
  if (lease !== undefined) return { kind: 'ours', lease };
  const row = await db
    .selectFrom('idempotency_records')
    .where('scope', '=', idempotencyKey.scope)
    .where('route', '=', idempotencyKey.route)
    .where('key', '=', idempotencyKey.key)
    .select(['body_hash', 'status', 'answer_sealed'])
    .executeTakeFirst();
  // Released meanwhile by a failed request; the client retries.
  if (row === undefined) return { kind: 'inFlight' };
  if (!row.body_hash.equals(bodyHash)) return { kind: 'otherBody' };
  const { status, answer_sealed: answerSealed } = row;
  return status === null || answerSealed === null
    ? { kind: 'inFlight' }
    : { kind: 'done', answer: { status, answerSealed } };
};

/** False once another process took over. */
const ours = ({ scope, route, key, lockedUntil }: Lease) => sql<boolean>`
  (scope = ${scope} and route = ${route} and key = ${key} and status is null and locked_until = ${lockedUntil}::timestamptz)`;

export const keepAnswer = async (db: Kysely<Tables>, lease: Lease, answer: KeptAnswer): Promise<void> => {
  await sql`
    ${prepared} with ${unhurried}
    update idempotency_records set status = ${answer.status}::int, answer_sealed = ${answer.answerSealed}::bytea
    from calm where ${ours(lease)}
  `.execute(db);
};

export const giveBack = async (db: Kysely<Tables>, lease: Lease): Promise<void> => {
  await db.deleteFrom('idempotency_records').where(ours(lease)).execute();
};

export const sweep = async (db: Kysely<Tables>): Promise<void> => {
  await sql`delete from idempotency_records where created_at < statement_timestamp() - make_interval(hours => ${keptHours}::int)`.execute(
    db,
  );
  await sql`delete from holds where expires_at < statement_timestamp() - interval '1 hour'`.execute(db);
};
