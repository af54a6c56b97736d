import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { CareType, Language } from '../../../../contract/catalogues.ts';
import { codeText, makeCode } from '../../domain/invitation/code.ts';
import { namContext } from '../accounts.ts';
import { lockNumbers } from '../delegation/lockNumbers.ts';
import { wrongTries } from './inForce.ts';
import { outboxContext } from '../outbox.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

export const invitationEmailContext = 'invitations.email';

/** The clinic saw the card. `nam` is normalised. */
export type InvitedPerson = { nam: string; birthDate: string; firstName: string; lastName: string };

const findVerified = (transaction: Transaction<Tables>, vault: Vault, nam: string) =>
  transaction
    .selectFrom('patients')
    .select(['id as patientId', 'birth_date as birthDate'])
    .where('nam_index', 'in', vault.numberIndexes(nam))
    .where('nam_verified_at', 'is not', null)
    .orderBy('created_at')
    .executeTakeFirst();

/**
 * By verified number; an unverified one proves and merges nothing (product §8 Identity). Locks the number.
 * @returns `isSame` false when the birth date differs
 */
export const findOrAddPatient = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { nam, birthDate, firstName, lastName }: InvitedPerson,
): Promise<{ patientId: string; isSame: boolean }> => {
  await lockNumbers(transaction, vault, [nam]);
  const known = await findVerified(transaction, vault, nam);
  if (known !== undefined) return { patientId: known.patientId, isSame: known.birthDate === birthDate };
  const patientId = newId();
  await transaction
    .insertInto('patients')
    .values({
      id: patientId,
      first_name: firstName,
      last_name: lastName,
      birth_date: birthDate,
      nam_sealed: vault.seal(nam, namContext),
      nam_index: vault.numberIndex(nam),
      nam_verified_at: sql<Date>`now()`,
    })
    .execute();
  return { patientId, isSame: true };
};

export type NewInvitation = {
  clinicId: string;
  patientId: string;
  careType: CareType;
  lang: Language;
  email: string;
  openUntil: Date;
  code?: string;
};

const queueInvitation = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { invitationId, lang, code }: { invitationId: string; lang: Language; code: string },
): Promise<void> => {
  const payload = vault.seal(JSON.stringify({ invitationId, code }), outboxContext);
  await transaction
    .insertInto('outbox')
    .values({ id: newId(), template: 'invitation', lang, payload_sealed: payload })
    .execute();
};

/** @returns the code, never stored in the clear */
export const writeInvitation = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { clinicId, patientId, careType, lang, email, openUntil, code = makeCode() }: NewInvitation,
): Promise<{ invitationId: string; code: string }> => {
  const invitationId = newId();
  await transaction
    .insertInto('invitations')
    .values({
      id: invitationId,
      clinic_id: clinicId,
      patient_id: patientId,
      care_type: careType,
      lang,
      open_until: openUntil,
      email_sealed: vault.seal(email, invitationEmailContext),
      email_index: vault.blindIndex(email),
      code_digest: vault.blindIndex(codeText(invitationId, code)),
    })
    .execute();
  await queueInvitation(transaction, vault, { invitationId, lang, code });
  return { invitationId, code };
};

export type KnownInvitation = { invitationId: string; patientId: string; lang: Language };

/** `clinicId` null: of any clinic. */
export const findStandingInvitation = async (
  db: Kysely<Tables>,
  invitationId: string,
  clinicId: string | null = null,
): Promise<KnownInvitation | undefined> =>
  db
    .selectFrom('invitations')
    .select(['id as invitationId', 'patient_id as patientId', 'lang'])
    .where('id', '=', invitationId)
    .$if(clinicId !== null, (invitations) => invitations.where('clinic_id', '=', clinicId))
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** Emails the code, resets wrong tries and ends sessions. */
export const renewCode = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  { invitationId, lang }: KnownInvitation,
): Promise<string> => {
  const code = makeCode();
  await transaction
    .updateTable('invitations')
    .where('id', '=', invitationId)
    .set({ code_digest: vault.blindIndex(codeText(invitationId, code)), wrong_tries: 0 })
    .execute();
  await transaction.deleteFrom('invitation_sessions').where('invitation_id', '=', invitationId).execute();
  await queueInvitation(transaction, vault, { invitationId, lang, code });
  return code;
};

/** Ends sessions; a booked appointment stays. */
export const endInvitation = async (transaction: Transaction<Tables>, invitationId: string): Promise<void> => {
  await transaction
    .updateTable('invitations')
    .where('id', '=', invitationId)
    .set({ ended_at: sql<Date>`statement_timestamp()` })
    .execute();
  await transaction.deleteFrom('invitation_sessions').where('invitation_id', '=', invitationId).execute();
};

/** Without personal data. */
export type ListedInvitation = {
  invitationId: string;
  patientId: string;
  careType: CareType;
  openUntil: Date;
  slotsKept: number;
  isLocked: boolean;
  reference: string | null;
};

export const listStandingInvitations = async (
  db: Kysely<Tables>,
  clinicId: string,
  lockedAt: number,
): Promise<ListedInvitation[]> => {
  const { rows } = await sql<ListedInvitation>`
    select i.id as "invitationId", i.patient_id as "patientId", i.care_type as "careType", i.open_until as "openUntil", ${wrongTries} >= ${lockedAt}::int as "isLocked",
      (select count(*)::integer from invitation_slots as kept join slots as p on p.id = kept.slot_id
        where kept.invitation_id = i.id and p.status = 'set-aside' and p.starts_at > statement_timestamp()) as "slotsKept",
      (select reference from appointments as booked where booked.invitation_id = i.id and booked.status <> 'cancelled') as reference
    from invitations as i
    where i.clinic_id = ${clinicId}::uuid and i.ended_at is null and i.open_until > statement_timestamp() - interval '30 days'
    order by i.created_at desc
  `.execute(db);
  return rows;
};
