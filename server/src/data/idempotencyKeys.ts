import { sql, type Kysely } from 'kysely';

import type { Tables } from './tables.ts';

/** Where the answer of an intent is sealed; the context with which it opens again. The old name of its table stays: it is part of what was sealed. */
export const answerContext = 'idempotency_keys.answer';

/** One intent of one person: the same key on another call, or by somebody else, is another intent (product §8). */
export type IdempotencyKey = { scope: string; route: string; key: string };

/** An answer to give again, to the same intent. */
export type KeptAnswer = { status: number; answerSealed: Buffer };

/** An intent that is ours to do, until the instant up to which it was taken: whoever takes it after that has another one. */
export type Lease = IdempotencyKey & { lockedUntil: string };

/** What became of an intent that was announced: it is ours to do, somebody is doing it, it is done, or it was another one. */
export type Claim =
  { kind: 'ours'; lease: Lease } | { kind: 'inFlight' } | { kind: 'done'; answer: KeptAnswer } | { kind: 'otherBody' };

/** How long answers are kept, and how long whoever does a thing may take before another may do it in their place. */
const keptHours = 24;
const leaseSeconds = 10;

/**
 * The bookkeeping of intents does not wait for the disk: it commits with the next thing that does. What must not be lost
 * (the booking itself) waits; an intent lost with the power is asked again and meets the booking.
 */
const unhurried = sql`calm as (select set_config('synchronous_commit', 'off', true) as set)`;

/** Takes an intent for oneself when nobody has it, its answer is too old, or whoever had it gave up without an answer. */
const take = async (
  db: Kysely<Tables>,
  idempotencyKey: IdempotencyKey,
  bodyHash: Buffer,
): Promise<Lease | undefined> => {
  const { scope, route, key } = idempotencyKey;
  const {
    rows: [taken],
  } = await sql<{ lockedUntil: string }>`
    with ${unhurried}
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

/** Announces an intent before anything is done for it. `bodyHash` tells whether the same is meant as before. */
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
  // Between the two statements it was given back: whoever did it could not, and this try may wait for the next.
  if (row === undefined) return { kind: 'inFlight' };
  if (!row.body_hash.equals(bodyHash)) return { kind: 'otherBody' };
  const { status, answer_sealed: answerSealed } = row;
  return status === null || answerSealed === null
    ? { kind: 'inFlight' }
    : { kind: 'done', answer: { status, answerSealed } };
};

/** While an intent is ours still, and not that of somebody who took it since because we were too long about it. */
const ours = ({ scope, route, key, lockedUntil }: Lease) => sql<boolean>`
  (scope = ${scope} and route = ${route} and key = ${key} and status is null and locked_until = ${lockedUntil}::timestamptz)`;

/** Keeps the answer to an intent, for whoever asks the same again, if it is ours still. */
export const keepAnswer = async (db: Kysely<Tables>, lease: Lease, answer: KeptAnswer): Promise<void> => {
  await sql`
    with ${unhurried}
    update idempotency_records set status = ${answer.status}::int, answer_sealed = ${answer.answerSealed}::bytea
    from calm where ${ours(lease)}
  `.execute(db);
};

/** Gives an intent back undone, if it is ours still: the next try does it. */
export const giveBack = async (db: Kysely<Tables>, lease: Lease): Promise<void> => {
  await db.deleteFrom('idempotency_records').where(ours(lease)).execute();
};

/** Forgets what nobody may ask for again: answers too old, and holds that ran out an hour ago. */
export const sweep = async (db: Kysely<Tables>): Promise<void> => {
  await sql`delete from idempotency_records where created_at < statement_timestamp() - make_interval(hours => ${keptHours}::int)`.execute(
    db,
  );
  await sql`delete from holds where expires_at < statement_timestamp() - interval '1 hour'`.execute(db);
};
