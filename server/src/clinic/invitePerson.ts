import { findOrAddPatient, writeInvitation, type InvitedPerson } from '../data/invitation/invite.ts';
import { chooseIdleSlots, setSlotsAside } from '../data/invitation/setAside.ts';
import type { NamedClinic } from '../data/clinicSlots.ts';
import { inTransaction } from '../data/transaction.ts';
import type { CareType, Language } from '../../../contract/catalogues.ts';
import { dayMs } from '../domain/durations.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { recordAct, type ClinicDeps } from './command.ts';

/** Without `slotIds`, sets aside `count` free slots. */
export type Inviting = {
  clinic: NamedClinic;
  person: InvitedPerson;
  email: string;
  lang: Language;
  careType: CareType;
  slotIds: readonly string[];
  count: number;
  days: number;
};

export type Invited = { invitationId: string; code: string; slots: number };

/**
 * @throws ClinicRefused when slots are unavailable, or the number is someone else's
 */
export const invitePerson = (
  deps: ClinicDeps,
  { clinic, person, email, lang, careType, slotIds, count, days }: Inviting,
): Promise<Invited> =>
  inTransaction(deps.db, async (transaction) => {
    const { clinicId, name, timeZone } = clinic;
    const openUntil = new Date(deps.clock().getTime() + days * dayMs);
    const { patientId, isSame } = await findOrAddPatient(transaction, deps.vault, person);
    if (!isSame)
      throw new ClinicRefused(
        `Record ${patientId} has that number, seen by a clinic, with another birth date: --born is mistyped, or npm run clinic -- verify ${patientId} --born corrects the record.`,
      );
    const chosen =
      slotIds.length > 0
        ? slotIds
        : await chooseIdleSlots(transaction, { clinicId, patientId, careType, timeZone, until: openUntil, count });
    if (chosen.length === 0)
      throw new ClinicRefused(
        `${name} has no free slot of that kind for a person of that age in that period. Choose slots with --slot, or give more --days.`,
      );
    const { invitationId, code } = await writeInvitation(transaction, deps.vault, {
      clinicId,
      patientId,
      careType,
      lang,
      email,
      openUntil,
    });
    const slots = await setSlotsAside(transaction, { invitationId, clinicId }, chosen);
    if (slots < chosen.length)
      throw new ClinicRefused(
        `A slot is not free at ${name}, is for other ages, or somebody holds it now. List the slots with: npm run clinic -- day`,
      );
    await recordAct(transaction, deps, { action: 'invitation.sent', patientId, entityId: invitationId });
    return { invitationId, code, slots };
  });
