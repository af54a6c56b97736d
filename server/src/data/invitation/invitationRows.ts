import { sql, type Kysely } from 'kysely';

import type { CareType } from '../../../../contract/catalogues.ts';
import type { Holder } from '../../domain/holder.ts';
import type { HoldRow } from '../holds.ts';
import { takesPatient } from '../careConditions.ts';
import { isHeldBy } from '../openSlot.ts';
import { slotColumns, type OpenSlot, type SlotRow } from '../slotRows.ts';
import type { Tables } from '../tables.ts';
import type { InvitationSession } from './invitationSessions.ts';
import { isInForce, isOpen } from './inForce.ts';

type Db = Kysely<Tables>;

/** `reservationId`: live, else last cancelled. */
export type InvitationRow = {
  invitationId: string;
  clinicId: string;
  careType: CareType;
  openUntil: Date;
  placesLeft: number;
  reservationId: string | null;
  /** Null without a live appointment. */
  bookedSlotId: string | null;
};

/** Expects `invitation_slots as kept`, `slots as p`, `invitations as i`. */
const canBeChosen = sql`${isOpen} and p.status = 'set-aside' and p.starts_at > statement_timestamp()
  and ${takesPatient(sql`i.patient_id`)}`;

const columns = sql`
  i.id as "invitationId", i.clinic_id as "clinicId", i.care_type as "careType", i.open_until as "openUntil",
  (select count(*)::integer from invitation_slots as kept join slots as p on p.id = kept.slot_id
    where kept.invitation_id = i.id and ${canBeChosen}) as "placesLeft",
  (select booked.id from appointments as booked where booked.invitation_id = i.id
    order by booked.status = 'cancelled', booked.created_at desc limit 1) as "reservationId",
  (select booked.slot_id from appointments as booked where booked.invitation_id = i.id and booked.status <> 'cancelled') as "bookedSlotId"`;

const ofSession = ({ patientId, emailIndex }: InvitationSession) =>
  sql`i.patient_id = ${patientId}::uuid and i.email_index = ${emailIndex}::bytea and ${isInForce}`;

export const listInvitations = async (
  db: Db,
  session: InvitationSession,
): Promise<{ invitations: InvitationRow[]; checkedAt: Date }> => {
  const { rows } = await sql<InvitationRow & { checkedAt: Date }>`
    select ${columns}, statement_timestamp() as "checkedAt" from invitations as i where ${ofSession(session)} order by i.open_until, i.id
  `.execute(db);
  return { invitations: rows, checkedAt: rows[0]?.checkedAt ?? new Date() };
};

/** Only the person’s own. `keep` blocks revocation. */
export const findInvitation = async (
  db: Db,
  session: InvitationSession,
  invitationId: string,
  { keep = false } = {},
): Promise<InvitationRow | undefined> => {
  const { rows } = await sql<InvitationRow>`
    select ${columns} from invitations as i where i.id = ${invitationId}::uuid and ${ofSession(session)} ${keep ? sql`for share of i` : sql``}
  `.execute(db);
  return rows[0];
};

const maxShown = 50;

export const listInvitedSlots = async (db: Db, invitationId: string, holder: Holder): Promise<OpenSlot[]> => {
  const { rows } = await sql<OpenSlot>`
    select ${slotColumns}, ${isHeldBy(holder)} as "heldByMe"
    from invitation_slots as kept
    join invitations as i on i.id = kept.invitation_id
    join slots as p on p.id = kept.slot_id
    where kept.invitation_id = ${invitationId}::uuid and ${canBeChosen}
    order by p.starts_at, p.id limit ${maxShown}
  `.execute(db);
  return rows;
};

export const isSlotOf = async (db: Db, invitationId: string, slotId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from invitation_slots where invitation_id = ${invitationId}::uuid and slot_id = ${slotId}::uuid
  `.execute(db);
  return rows.length > 0;
};

export const findInvitedHold = async (
  db: Db,
  patientId: string,
): Promise<(SlotRow & HoldRow & { invitationId: string }) | undefined> => {
  const { rows } = await sql<SlotRow & HoldRow & { invitationId: string }>`
    select ${slotColumns}, h.id as "holdId", h.expires_at as "expiresAt", h.extended, i.id as "invitationId"
    from holds as h
    join slots as p on p.id = h.slot_id
    join invitation_slots as kept on kept.slot_id = p.id
    join invitations as i on i.id = kept.invitation_id
    where h.patient_id = ${patientId}::uuid and h.kind = 'booking' and h.expires_at > statement_timestamp() and ${canBeChosen}
  `.execute(db);
  return rows[0];
};

/** Even if the hold expired. */
export const findHeldSlotOf = async (db: Db, invitationId: string, patientId: string): Promise<string | undefined> => {
  const {
    rows: [held],
  } = await sql<{ slotId: string }>`
    select h.slot_id as "slotId" from holds as h join invitation_slots as kept on kept.slot_id = h.slot_id
    where h.patient_id = ${patientId}::uuid and h.kind = 'booking' and kept.invitation_id = ${invitationId}::uuid
  `.execute(db);
  return held?.slotId;
};
