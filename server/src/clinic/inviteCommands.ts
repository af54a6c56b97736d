import { z } from 'zod';

import { mostWrongCodes } from '../../../contract/invitation.ts';
import { recordAudit } from '../data/audit.ts';
import {
  endInvitation,
  findStandingInvitation,
  listStandingInvitations,
  renewCode,
  type KnownInvitation,
  type ListedInvitation,
} from '../data/invitation/invite.ts';
import { giveBackSlots } from '../data/invitation/setAside.ts';
import { inTransaction } from '../data/transaction.ts';
import { shownCode } from '../domain/invitation/code.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand, ClinicDeps } from './command.ts';
import { invitePerson } from './invitePerson.ts';
import { shownTime } from './lockAppointment.ts';
import { readClinic } from './readDay.ts';
import { invitingOptions, readInviting } from './readInviting.ts';
import { readWords } from './readWords.ts';

export const inviteCommand: ClinicCommand = {
  name: 'invite',
  words:
    '<clinic> <care type> --nam <number> --born <date> --first <name> --last <name> --email <address> [--lang en] [--slots <count>] [--slot <id>] [--days <count>]',
  does: 'invites somebody by mail to book one of some places set aside: those named by --slot, else 6 of the next ones, for 14 days',
  read: (words) => {
    const {
      positionals: [clinic = '', careType = ''],
      values,
    } = readWords(words, 2, invitingOptions);
    const inviting = readInviting(careType, values);
    return async (deps) => {
      const { invitationId, code, slots } = await invitePerson(deps, {
        ...inviting(deps),
        clinic: await readClinic(deps, clinic),
      });
      return [
        `Invitation ${invitationId}, places set aside ${slots}, code ${shownCode(code)}. The mail leaves as soon as the server runs.`,
      ];
    };
  },
};

const findInvitation = async ({ db }: ClinicDeps, word: string): Promise<KnownInvitation> => {
  const known = z.uuid().safeParse(word).success ? await findStandingInvitation(db, word) : undefined;
  if (known === undefined)
    throw new ClinicRefused(
      `There is no invitation ${word} that stands: npm run clinic -- invitations shows those of a clinic.`,
    );
  return known;
};

const noted = (
  action: 'invitation.renewed' | 'invitation.ended',
  { invitationId, patientId }: KnownInvitation,
  { requestId }: ClinicDeps,
) => ({ action, capacity: 'clinic', actorAccountId: null, patientId, entityId: invitationId, requestId }) as const;

export const newCodeCommand: ClinicCommand = {
  name: 'new-code',
  words: '<invitation>',
  does: 'mails a new code for an invitation, also when its code is locked; the one before opens nothing',
  read: (words) => {
    const {
      positionals: [word = ''],
    } = readWords(words, 1, {});
    return async (deps) => {
      const known = await findInvitation(deps, word);
      const code = await inTransaction(deps.db, async (transaction) => {
        await recordAudit(transaction, noted('invitation.renewed', known, deps));
        return renewCode(transaction, deps.vault, known);
      });
      return [`Code ${shownCode(code)}. The mail leaves as soon as the server runs.`];
    };
  },
};

export const uninviteCommand: ClinicCommand = {
  name: 'uninvite',
  words: '<invitation>',
  does: 'takes an invitation back and gives its places to everybody; a visit that was booked stands',
  read: (words) => {
    const {
      positionals: [word = ''],
    } = readWords(words, 1, {});
    return async (deps) => {
      const known = await findInvitation(deps, word);
      const slots = await inTransaction(deps.db, async (transaction) => {
        const given = await giveBackSlots(transaction, known);
        await endInvitation(transaction, known.invitationId);
        await recordAudit(transaction, noted('invitation.ended', known, deps));
        return given;
      });
      return [`The invitation is taken back, places given back ${slots}.`];
    };
  },
};

const lineOf = (
  { invitationId, careType, openUntil, slotsKept, isLocked, reference }: ListedInvitation,
  timeZone: string,
): string =>
  [
    invitationId,
    careType,
    `until ${shownTime(openUntil, timeZone)}`,
    `places ${slotsKept}`,
    reference ?? '-',
    ...(isLocked ? ['locked'] : []),
  ].join('  ');

export const invitationsCommand: ClinicCommand = {
  name: 'invitations',
  words: '<clinic>',
  does: 'lists the invitations of a clinic that stand, with the references of what was booked',
  read: (words) => {
    const {
      positionals: [word = ''],
    } = readWords(words, 1, {});
    return async (deps) => {
      const { clinicId, timeZone } = await readClinic(deps, word);
      return (await listStandingInvitations(deps.db, clinicId, mostWrongCodes)).map((row) => lineOf(row, timeZone));
    };
  },
};
