import { inviteByClinic, type Invited, type PersonToInvite } from '../data/clinicActs/inviteByClinic.ts';
import type { NamedClinic } from '../data/clinicSlots.ts';
import { inTransaction } from '../data/transaction.ts';
import { dayMs } from '../domain/durations.ts';
import { InvitationRefused } from '../domain/invitation/invitationRefused.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicDeps } from './command.ts';

export type Inviting = Omit<PersonToInvite, 'clinic' | 'openUntil'> & { clinic: NamedClinic; days: number };

const told = ({ why, patientId }: InvitationRefused, name: string): string =>
  ({
    otherBirthDate: `Record ${patientId} has that number, seen by a clinic, with another birth date: --born is mistyped, or npm run clinic -- verify ${patientId} --born corrects the record.`,
    noSlot: `${name} has no free slot of that kind for a person of that age in that period. Choose slots with --slot, or give more --days.`,
    slotTaken: `A slot is not free at ${name}, is for other ages, or somebody holds it now. List the slots with: npm run clinic -- day`,
  })[why];

/**
 * One transaction.
 * @throws ClinicRefused when slots are unavailable, or the number is someone else's
 */
export const invitePerson = async (deps: ClinicDeps, { days, ...asked }: Inviting): Promise<Invited> => {
  const openUntil = new Date(deps.clock().getTime() + days * dayMs);
  try {
    return await inTransaction(deps.db, (transaction) => inviteByClinic(transaction, deps, { ...asked, openUntil }));
  } catch (error) {
    throw error instanceof InvitationRefused ? new ClinicRefused(told(error, asked.clinic.name)) : error;
  }
};
