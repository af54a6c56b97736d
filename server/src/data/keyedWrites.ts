import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';

import { keptHours, unhurried, type AnotherClaim, type IdempotencyKey, type KeptAnswer } from './idempotencyKeys.ts';
import type { Tables } from './tables.ts';

/** A write that keeps its answer in its own transaction (decision 0097). */
export type KeyedWrite = IdempotencyKey & { bodyHash: Buffer };

/** Whether no other transaction is at it. Waits for nobody, and lasts as long as the transaction. */
export const takesTurn = ({ scope, route, key }: IdempotencyKey): RawBuilder<boolean> =>
  sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${`${scope} ${route} ${key}`}, 0))`;

export type KeyClaim = { kind: 'ours' } | AnotherClaim;

/** Missing without a key. */
export type ClaimColumns = { claim?: KeyClaim['kind']; status?: number | null; answerSealed?: Buffer | null };

/** Of `kept`, see `keptUnder`. In flight at a server that keeps answers apart. */
export const claimColumns = ({ bodyHash }: KeyedWrite): RawBuilder<unknown> => sql`
  case
    when kept.key is null then 'ours'
    when kept.body_hash <> ${bodyHash}::bytea then 'otherBody'
    when kept.status is not null then 'done'
    when kept.locked_until < statement_timestamp() then 'ours'
    else 'inFlight' end as claim, kept.status, kept.answer_sealed as "answerSealed"`;

export const claimIn = ({ claim = 'ours', status, answerSealed }: ClaimColumns): KeyClaim => {
  if (claim !== 'done') return { kind: claim };
  if (typeof status !== 'number' || !answerSealed) throw new Error('An answer is kept without its status or its text.');
  return { kind: claim, answer: { status, answerSealed } };
};

/** Join it in a statement after the one that takes the turn. */
export const keptUnder = ({ scope, route, key }: KeyedWrite): RawBuilder<unknown> => sql`
  left join idempotency_records as kept on kept.scope = ${scope} and kept.route = ${route} and kept.key = ${key}
    and kept.created_at >= statement_timestamp() - make_interval(hours => ${keptHours}::int)`;

/** Once for the row of `done`. What another kept meanwhile stays, except a refusal that came late: it would hide what was done. */
export const keepingAnswer = (
  { scope, route, key, bodyHash }: KeyedWrite,
  { status, answerSealed }: KeptAnswer,
  done: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  insert into idempotency_records as kept (scope, route, key, body_hash, locked_until, status, answer_sealed)
  select ${scope}, ${route}, ${key}, ${bodyHash}::bytea, statement_timestamp(), ${status}::int, ${answerSealed}::bytea from ${done}
  on conflict (scope, route, key) do update
  set body_hash = excluded.body_hash, locked_until = excluded.locked_until, created_at = statement_timestamp(),
    status = excluded.status, answer_sealed = excluded.answer_sealed
  where kept.status is null or excluded.status < 400 or kept.created_at < statement_timestamp() - make_interval(hours => ${keptHours}::int)`;

/** False while another is at it: a statement of its own, for who cannot take the turn with the locks. */
export const takeTurn = async (transaction: Transaction<Tables>, write: KeyedWrite): Promise<boolean> => {
  const { rows } = await sql<{ isTaken: boolean }>`select ${takesTurn(write)} as "isTaken"`.execute(transaction);
  return rows[0]?.isTaken === true;
};

/** After the transaction that was refused. */
export const keepRefusal = async (db: Kysely<Tables>, write: KeyedWrite, answer: KeptAnswer): Promise<void> => {
  await sql`with ${unhurried} ${keepingAnswer(write, answer, sql`calm`)}`.execute(db);
};
