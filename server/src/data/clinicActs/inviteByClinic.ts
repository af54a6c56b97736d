import type { Transaction } from 'kysely';

import type { CareType, Language } from '../../../../contract/catalogues.ts';
import { InvitationRefused } from '../../domain/invitation/invitationRefused.ts';
import { recordAudit } from '../audit.ts';
import { clinicEvent, type ClinicActor } from '../auditTrail.ts';
import { endInvitation, findOrAddPatient, renewCode, writeInvitation } from '../invitation/invite.ts';
import type { InvitedPerson, KnownInvitation } from '../invitation/invite.ts';
import { chooseIdleSlots, giveBackSlots, setSlotsAside } from '../invitation/setAside.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

/** Without `slotIds`, sets aside `count` free slots. */
export type PersonToInvite = {
  clinic: { clinicId: string; timeZone: string };
  person: InvitedPerson;
  email: string;
  lang: Language;
  careType: CareType;
  slotIds: readonly string[];
  count: number;
  openUntil: Date;
};

export type Invited = { invitationId: string; code: string; slots: number };

type Deps = ClinicActor & { vault: Vault };

/** The email leaves by itself. @throws InvitationRefused */
export const inviteByClinic = async (
  transaction: Transaction<Tables>,
  deps: Deps,
  { clinic: { clinicId, timeZone }, person, slotIds, count, ...asked }: PersonToInvite,
): Promise<Invited> => {
  const { patientId, isSame } = await findOrAddPatient(transaction, deps.vault, person);
  if (!isSame) throw new InvitationRefused('otherBirthDate', patientId);
  const { careType, openUntil: until } = asked;
  const chosen =
    slotIds.length > 0
      ? slotIds
      : await chooseIdleSlots(transaction, { clinicId, patientId, careType, timeZone, until, count });
  if (chosen.length === 0) throw new InvitationRefused('noSlot', patientId);
  const { invitationId, code } = await writeInvitation(transaction, deps.vault, { clinicId, patientId, ...asked });
  const slots = await setSlotsAside(transaction, { invitationId, clinicId }, chosen);
  if (slots < chosen.length) throw new InvitationRefused('slotTaken', patientId);
  await recordAudit(transaction, clinicEvent(deps, 'invitation.sent', { patientId, entityId: invitationId }));
  return { invitationId, code, slots };
};

/** @returns the new code, which is emailed */
export const renewByClinic = async (
  transaction: Transaction<Tables>,
  deps: Deps,
  known: KnownInvitation,
): Promise<string> => {
  const { invitationId: entityId, patientId } = known;
  await recordAudit(transaction, clinicEvent(deps, 'invitation.renewed', { patientId, entityId }));
  return renewCode(transaction, deps.vault, known);
};

/** A booked appointment stays. @returns how many slots it gave back */
export const uninviteByClinic = async (
  transaction: Transaction<Tables>,
  deps: ClinicActor,
  known: KnownInvitation,
): Promise<number> => {
  const { invitationId, patientId } = known;
  const given = await giveBackSlots(transaction, known);
  await endInvitation(transaction, invitationId);
  await recordAudit(transaction, clinicEvent(deps, 'invitation.ended', { patientId, entityId: invitationId }));
  return given;
};
