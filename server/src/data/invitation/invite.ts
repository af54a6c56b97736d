import { sql, type Kysely, type Transaction } from 'kysely';
import { v7 as newId } from 'uuid';

import type { CareType, Language } from '../../../../contract/catalogues.ts';
import { codeText, makeCode } from '../../domain/invitation/code.ts';
import { namContext } from '../accounts.ts';
import { lockNumbers } from '../delegation/lockNumbers.ts';
import { outboxContext } from '../outbox.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

/** Where the address of an invitation is sealed; the context with which it opens again. */
export const invitationEmailContext = 'invitations.email';

/** Somebody as their clinic knows them: it has seen their card. The number bare, the address in lower case. */
export type InvitedPerson = { nam: string; birthDate: string; firstName: string; lastName: string };

/** The one record that a number belongs to, as a clinic saw; `birthDate` is what stands there. */
const findVerified = (transaction: Transaction<Tables>, vault: Vault, nam: string) =>
  transaction
    .selectFrom('patients')
    .select(['id as patientId', 'birth_date as birthDate'])
    .where('nam_index', 'in', vault.numberIndexes(nam))
    .where('nam_verified_at', 'is not', null)
    .orderBy('created_at')
    .executeTakeFirst();

/**
 * The record of a person whose number a clinic verified: the one that stands, else a new one. A number that is only claimed is nobody’s
 * proof, and joins nothing (product §8 Identity). Until the transaction ends, nobody else makes one for that number, or joins it.
 * @returns `isSame` false where the number is verified for somebody with another birth date
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
  /** One of its own, unless told otherwise. */
  code?: string;
};

/** Puts the mail of an invitation in the outbox, its code sealed until it is sent. */
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

/** Writes an invitation and its mail. @returns its code, which is kept nowhere in the clear */
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

/** An invitation as its clinic knows it. */
export type KnownInvitation = { invitationId: string; patientId: string; lang: Language };

/** The invitation of an id, unless it was taken back. */
export const findStandingInvitation = async (
  db: Kysely<Tables>,
  invitationId: string,
): Promise<KnownInvitation | undefined> =>
  db
    .selectFrom('invitations')
    .select(['id as invitationId', 'patient_id as patientId', 'lang'])
    .where('id', '=', invitationId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

/** A new code for an invitation, with its mail: the one before opens nothing, a locked one is forgotten, and so are the tokens it gave. */
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

/** Takes an invitation back: nobody comes in with it any more. A visit that was booked stands. */
export const endInvitation = async (transaction: Transaction<Tables>, invitationId: string): Promise<void> => {
  await transaction
    .updateTable('invitations')
    .where('id', '=', invitationId)
    .set({ ended_at: sql<Date>`statement_timestamp()` })
    .execute();
  await transaction.deleteFrom('invitation_sessions').where('invitation_id', '=', invitationId).execute();
};

/** A line of the list that a clinic sees: ids and states, nothing of the person. */
export type ListedInvitation = {
  invitationId: string;
  careType: CareType;
  openUntil: Date;
  slotsKept: number;
  isLocked: boolean;
  reference: string | null;
};

/** The invitations of a clinic that stand, newest first. */
export const listStandingInvitations = async (
  db: Kysely<Tables>,
  clinicId: string,
  lockedAt: number,
): Promise<ListedInvitation[]> => {
  const { rows } = await sql<ListedInvitation>`
    select i.id as "invitationId", i.care_type as "careType", i.open_until as "openUntil", i.wrong_tries >= ${lockedAt}::int as "isLocked",
      (select count(*)::integer from invitation_slots as kept join slots as p on p.id = kept.slot_id
        where kept.invitation_id = i.id and p.status = 'set-aside' and p.starts_at > statement_timestamp()) as "slotsKept",
      (select reference from appointments as booked where booked.invitation_id = i.id and booked.status <> 'cancelled') as reference
    from invitations as i
    where i.clinic_id = ${clinicId}::uuid and i.ended_at is null and i.open_until > statement_timestamp() - interval '30 days'
    order by i.created_at desc
  `.execute(db);
  return rows;
};
