import { sql, type Kysely, type Transaction } from 'kysely';

import { guestMinutes, guestTries } from '../../domain/guest/secrets.ts';
import type { ServiceTerms } from '../../domain/care/serviceTerms.ts';
import type { Identity } from '../../domain/guest/identity.ts';
import { termsColumn } from '../careConditions.ts';
import type { SlotRow } from '../slotRows.ts';
import type { Tables } from '../tables.ts';
import { inTransaction } from '../transaction.ts';
import type { Vault } from '../vault.ts';

export const identityContext = 'express_bookings.identity';

const live = sql`expires_at > statement_timestamp()`;
const longer = sql`statement_timestamp() + make_interval(mins => ${guestMinutes.booking}::int)`;

type Step = { tokenHash: Buffer; slotId: string; addressIndex: Buffer };

export type BegunBooking = { livesUntil: Date; contactIndex: Buffer | null };

const begun = sql`expires_at as "livesUntil", email_index as "contactIndex"`;

export const beginBooking = async (
  transaction: Transaction<Tables>,
  { tokenHash, slotId, addressIndex }: Step,
): Promise<BegunBooking> => {
  const {
    rows: [row],
  } = await sql<BegunBooking>`
    insert into guest_bookings (token_hash, slot_id, ip_address_index, expires_at)
    values (${tokenHash}::bytea, ${slotId}::uuid, ${addressIndex}::bytea, ${longer})
    returning ${begun}
  `.execute(transaction);
  if (row === undefined) throw new Error('An insert without conditions gave no row.');
  return row;
};

export const continueBooking = async (
  transaction: Transaction<Tables>,
  { tokenHash, slotId }: Omit<Step, 'addressIndex'>,
): Promise<BegunBooking | undefined> => {
  const {
    rows: [row],
  } = await sql<BegunBooking>`
    update guest_bookings set slot_id = ${slotId}::uuid, expires_at = ${longer}
    where token_hash = ${tokenHash}::bytea and ${live} returning ${begun}
  `.execute(transaction);
  return row;
};

export type ChosenSlot = Pick<SlotRow, 'mode' | 'startsAt'> & { terms: ServiceTerms };

export const findChosenSlot = async (db: Kysely<Tables>, tokenHash: Buffer): Promise<ChosenSlot | undefined> => {
  const { rows } = await sql<ChosenSlot>`
    select p.mode, p.starts_at as "startsAt", ${termsColumn} as terms
    from guest_bookings join slots as p on p.id = guest_bookings.slot_id join services as s on s.id = p.service_id
    where token_hash = ${tokenHash}::bytea and ${live}
  `.execute(db);
  return rows[0];
};

export const lockBooking = async (transaction: Transaction<Tables>, tokenHash: Buffer): Promise<boolean> => {
  const { rows } = await sql`
    select from guest_bookings where token_hash = ${tokenHash}::bytea and ${live} for no key update
  `.execute(transaction);
  return rows.length > 0;
};

export const forgetBooking = async (transaction: Transaction<Tables>, tokenHash: Buffer): Promise<void> => {
  await transaction.deleteFrom('guest_bookings').where('token_hash', '=', tokenHash).execute();
};

type Described = { tokenHash: Buffer; identity: Identity; contactIndex: Buffer; codeDigest: Buffer };

export const describeBooking = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { tokenHash, identity, contactIndex, codeDigest }: Described,
): Promise<{ codeExpiresAt: Date; expiresAt: Date } | undefined> => {
  const { rows } = await sql<{ codeExpiresAt: Date; expiresAt: Date }>`
    update guest_bookings set identity_sealed = ${vault.seal(JSON.stringify(identity), identityContext)}::bytea,
      email_index = ${contactIndex}::bytea, code_digest = ${codeDigest}::bytea, wrong_codes = 0, code_used_for_slot_id = null, expires_at = ${longer},
      code_expires_at = statement_timestamp() + make_interval(mins => ${guestMinutes.code}::int)
    where token_hash = ${tokenHash}::bytea and ${live}
    returning code_expires_at as "codeExpiresAt", expires_at as "expiresAt"
  `.execute(transaction);
  return rows[0];
};

/** A code books one appointment; a retry for its slot passes. */
const isUnused = sql<boolean>`(code_used_for_slot_id is null or code_used_for_slot_id = slot_id)`;

export type CodeTry = { kind: 'proven'; slotId: string } | { kind: 'wrong' | 'expired' | 'ended' };

type CodeRow = { slotId: string; isItsCode: boolean | null; mayTry: boolean | null };

/** Counts a wrong code even if the request later fails. */
export const tryCode = (db: Kysely<Tables>, tokenHash: Buffer, codeDigest: Buffer): Promise<CodeTry> =>
  inTransaction(db, async (transaction): Promise<CodeTry> => {
    const {
      rows: [row],
    } = await sql<CodeRow>`
      select slot_id as "slotId", code_digest = ${codeDigest}::bytea as "isItsCode",
        code_expires_at > statement_timestamp() and wrong_codes < ${guestTries.codes} and ${isUnused} as "mayTry"
      from guest_bookings where token_hash = ${tokenHash}::bytea and ${live} for no key update
    `.execute(transaction);
    if (row === undefined) return { kind: 'ended' };
    if (row.mayTry !== true) return { kind: 'expired' };
    if (row.isItsCode === true) return { kind: 'proven', slotId: row.slotId };
    await sql`update guest_bookings set wrong_codes = wrong_codes + 1 where token_hash = ${tokenHash}::bytea`.execute(
      transaction,
    );
    return { kind: 'wrong' };
  });

/** Locks a booking and uses up its code, unless rolled back. Undefined when expired, recoded or unreadable. */
export const lockProvenIdentity = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { tokenHash, codeDigest }: { tokenHash: Buffer; codeDigest: Buffer },
): Promise<Identity | undefined> => {
  const {
    rows: [row],
  } = await sql<{ sealed: Buffer }>`
    update guest_bookings set code_used_for_slot_id = slot_id
    where token_hash = ${tokenHash}::bytea and ${live} and code_digest = ${codeDigest}::bytea and ${isUnused}
    returning identity_sealed as sealed
  `.execute(transaction);
  const identity = row && vault.openOr(row.sealed, identityContext, null);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: sealed by describeBooking, authenticated when opened
  return identity ? (JSON.parse(identity) as Identity) : undefined;
};
