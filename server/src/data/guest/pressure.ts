import { sql, type Kysely, type Transaction } from 'kysely';

import type { Neighbours, Pressure } from '../../domain/guest/keeping.ts';
import { lockName } from '../namedLocks.ts';
import type { Tables } from '../tables.ts';

/** Expects `clinics as c`. */
const heldBut = (tokenHash: Buffer | null) => sql`(
  select count(*)::integer from holds as h
  where h.clinic_id = c.id and h.guest_token_hash is distinct from ${tokenHash}::bytea and h.guest_token_hash is not null
    and h.expires_at > statement_timestamp())`;

const open = sql`(
  select count(*)::integer from slots as p
  where p.clinic_id = c.id and p.status = 'free' and p.starts_at > statement_timestamp()
    and p.starts_at < statement_timestamp() + interval '14 days')`;

export const readPressureAt = async (db: Kysely<Tables>, slotId: string): Promise<Pressure | undefined> => {
  const { rows } = await sql<Pressure>`
    select ${heldBut(null)} as held, ${open} as open
    from slots as wanted join clinics as c on c.id = wanted.clinic_id where wanted.id = ${slotId}::uuid
  `.execute(db);
  return rows[0];
};

const heldBeside = (column: 'ip_address_index' | 'email_index', digest: Buffer | null, tokenHash: Buffer) => sql`(
  select count(*)::integer from guest_bookings as b join holds as h on h.guest_token_hash = b.token_hash
  where ${sql.ref(`b.${column}`)} = ${digest}::bytea and b.token_hash <> ${tokenHash}::bytea and h.expires_at > statement_timestamp())`;

type Asking = { tokenHash: Buffer; contactIndex: Buffer | null };

const lockContact = async (transaction: Transaction<Tables>, contactIndex: Buffer): Promise<void> =>
  lockName(transaction, `express holds of ${contactIndex.toString('hex')}`);

/**
 * Leaves out one’s own hold. Locks clinic quota, IP address, then email, so that concurrent requests count. Lock the
 * slots first.
 */
export const readPressure = async (
  transaction: Transaction<Tables>,
  { clinicId, tokenHash, addressIndex, contactIndex }: Asking & { clinicId: string; addressIndex: Buffer },
): Promise<Pressure & Neighbours> => {
  await lockName(transaction, `express clinic ${clinicId}`);
  await lockName(transaction, `express address ${addressIndex.toString('hex')}`);
  if (contactIndex !== null) await lockContact(transaction, contactIndex);
  const {
    rows: [pressure],
  } = await sql<Pressure & Neighbours>`
    select ${heldBut(tokenHash)} as held, ${open} as open, ${heldBeside('ip_address_index', addressIndex, tokenHash)} as "heldFromAddress",
      ${heldBeside('email_index', contactIndex, tokenHash)} as "heldForContact"
    from clinics as c where c.id = ${clinicId}::uuid
  `.execute(transaction);
  if (pressure === undefined) throw new Error('The clinic of a locked slot is not there.');
  return pressure;
};

/** Locks the email. Lock one’s slot first. */
export const readContactHolds = async (
  transaction: Transaction<Tables>,
  { tokenHash, contactIndex }: { tokenHash: Buffer; contactIndex: Buffer },
): Promise<Pick<Neighbours, 'heldForContact'>> => {
  await lockContact(transaction, contactIndex);
  const {
    rows: [counted],
  } = await sql<Pick<Neighbours, 'heldForContact'>>`
    select ${heldBeside('email_index', contactIndex, tokenHash)} as "heldForContact"
  `.execute(transaction);
  if (counted === undefined) throw new Error('A query without conditions gave no row.');
  return counted;
};
