import { sql, type CompiledQuery, type InferResult, type Kysely, type Transaction } from 'kysely';

import type { Language } from '../../../contract/catalogues.ts';
import type { SessionTimes } from '../domain/session.ts';
import { lockPatient } from './bookingLocks.ts';
import { recordEvents } from './liveEvents.ts';
import { prepared } from './prepared.ts';
import { endSubscriptions } from './pushes/subscriptions.ts';
import { releaseHold } from './releaseHold.ts';
import type { Tables } from './tables.ts';

export type SignedIn = {
  accountId: string;
  patientId: string;
  login: string;
  email: string;
  emailConfirmed: boolean;
  lang: Language;
  sessionId: string;
};

const sessionOf = (db: Kysely<Tables>, tokenHash: Buffer) =>
  db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .where('sessions.token_hash', '=', tokenHash)
    .where('accounts.closed_at', 'is', null)
    .modifyFront(prepared)
    .select([
      'sessions.id as sessionId',
      'sessions.last_seen_at as lastSeenAt',
      'sessions.expires_at as expiresAt',
      'accounts.id as accountId',
      'accounts.patient_id as patientId',
      'accounts.login',
      'accounts.email',
      sql<boolean>`accounts.email_verified_at is not null`.as('emailConfirmed'),
      'accounts.lang',
    ]);

type Found = InferResult<ReturnType<typeof sessionOf>>[number];

/** Every call asks for its session: the text is made once. */
const compiled = new WeakMap<Kysely<Tables>, CompiledQuery<Found>>();

export const findSession = async (
  db: Kysely<Tables>,
  tokenHash: Buffer,
): Promise<{ account: SignedIn; times: SessionTimes } | undefined> => {
  const query = compiled.get(db) ?? sessionOf(db, tokenHash).compile();
  compiled.set(db, query);
  const {
    rows: [row],
  } = await db.executeQuery<Found>({ ...query, parameters: [tokenHash] });
  if (row === undefined) return undefined;
  const { lastSeenAt, expiresAt, ...account } = row;
  return { account, times: { lastSeenAt, expiresAt } };
};

export type NewSession = SessionTimes & { tokenHash: Buffer; sessionId: string; accountId: string; device: string };

/** @returns the account's epoch for the seals of devices */
export const insertSession = async (db: Kysely<Tables>, session: NewSession): Promise<number> => {
  const { epoch } = await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      id: session.sessionId,
      account_id: session.accountId,
      device: session.device,
      created_at: session.lastSeenAt,
      last_seen_at: session.lastSeenAt,
      expires_at: session.expiresAt,
    })
    .returning(sql<number>`(select device_epoch from accounts where accounts.id = sessions.account_id)`.as('epoch'))
    .executeTakeFirstOrThrow();
  return epoch;
};

/** Of concurrent requests, one writes. */
export const noteSighting = async (
  db: Kysely<Tables>,
  sessionId: string,
  { now, seenBefore }: { now: Date; seenBefore: Date },
): Promise<void> => {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', sessionId)
    .where('last_seen_at', '<=', seenBefore)
    .execute();
};

export const extendSession = (db: Kysely<Tables>, sessionId: string, now: Date): Promise<SessionTimes | undefined> =>
  db
    .updateTable('sessions')
    .set({ last_seen_at: sql`greatest(last_seen_at, ${now})` })
    .where('id', '=', sessionId)
    .returning(['last_seen_at as lastSeenAt', 'expires_at as expiresAt'])
    .executeTakeFirst();

export const deleteDeadSessions = async (
  db: Kysely<Tables>,
  accountId: string,
  { now, idleSince }: { now: Date; idleSince: Date },
): Promise<void> => {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_seen_at', '<=', idleSince)]))
    .execute();
};

/** Its device gets no more pushes. */
export const deleteSession = async (db: Kysely<Tables>, sessionId: string): Promise<void> => {
  await db.deleteFrom('sessions').where('id', '=', sessionId).execute();
  await endSubscriptions(db, { sessionId });
};

export const endOtherSessions = async (
  transaction: Transaction<Tables>,
  accountId: string,
  keptSessionId: string | null,
): Promise<void> => {
  await transaction
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where((eb) => (keptSessionId === null ? eb.val(true) : eb('id', '<>', keptSessionId)))
    .execute();
  await endSubscriptions(transaction, { accountId, butSessionId: keptSessionId });
  await recordEvents(transaction, [{ type: 'sessions', accountId }]);
};

export type SignedInAccount = { accountId: string; patientId: string };

/** Each account with a session, once. */
export const listSignedIn = (db: Kysely<Tables>): Promise<SignedInAccount[]> =>
  db
    .selectFrom('accounts')
    .where('id', 'in', (eb) => eb.selectFrom('sessions').select('account_id'))
    .select(['id as accountId', 'patient_id as patientId'])
    .execute();

/** Against logout and closure. False when gone. */
export const lockSession = async (transaction: Kysely<Tables>, sessionId: string): Promise<boolean> => {
  const kept = await transaction
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .where('sessions.id', '=', sessionId)
    .where('accounts.closed_at', 'is', null)
    .select('sessions.id')
    .forKeyShare('sessions')
    .executeTakeFirst();
  return kept !== undefined;
};

const heldForOthers = async (transaction: Transaction<Tables>, { accountId, patientId }: SignedIn) => {
  const held = await transaction
    .selectFrom('holds')
    .select(['id as holdId', 'patient_id as heldFor'])
    .where('held_by_account_id', '=', accountId)
    .where('kind', '=', 'booking')
    .execute();
  return held.flatMap(({ holdId, heldFor }) =>
    heldFor === null || heldFor === patientId ? [] : [{ holdId, heldFor }],
  );
};

/** Releases its holds (product §8 Holds: expiry does not). */
export const closeSession = async (transaction: Transaction<Tables>, account: SignedIn): Promise<void> => {
  const { accountId, sessionId, patientId } = account;
  const others = await heldForOthers(transaction, account);
  for (const person of [patientId, ...others.map(({ heldFor }) => heldFor)].sort())
    await lockPatient(transaction, person);
  await deleteSession(transaction, sessionId);
  await releaseHold(transaction, { patientId });
  for (const { holdId, heldFor } of others) await releaseHold(transaction, { patientId: heldFor }, { holdId });
  await recordEvents(transaction, [{ type: 'sessions', accountId }]);
};
