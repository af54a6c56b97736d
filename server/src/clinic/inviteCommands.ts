import { z } from 'zod';

import { maxWrongCodes } from '../../../contract/invitation.ts';
import { renewByClinic, uninviteByClinic } from '../data/clinicActs/inviteByClinic.ts';
import {
  findStandingInvitation,
  listStandingInvitations,
  type KnownInvitation,
  type ListedInvitation,
} from '../data/invitation/invite.ts';
import { inTransaction } from '../data/transaction.ts';
import { shownCode } from '../domain/invitation/code.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand, ClinicDeps } from './command.ts';
import { invitePerson } from './invitePerson.ts';
import { shownTime } from './lockAppointment.ts';
import { recordLooks } from './looks.ts';
import { readClinic } from './readDay.ts';
import { invitingOptions, readInviting } from './readInviting.ts';
import { readArgs } from './readArgs.ts';

export const inviteCommand: ClinicCommand = {
  name: 'invite',
  args: '<clinic> <care type> --nam <number> --born <date> --first <name> --last <name> --email <address> [--lang en] [--slots <count>] [--slot <id>] [--days <count>]',
  summary:
    'invites a person by email to book one of the slots set aside for them: those of --slot, otherwise the next 6 within 14 days',
  read: (args) => {
    const {
      positionals: [clinic = '', careType = ''],
      values,
    } = readArgs(args, 2, invitingOptions);
    const inviting = readInviting(careType, values);
    return async (deps) => {
      const { invitationId, code, slots } = await invitePerson(deps, {
        ...inviting(deps),
        clinic: await readClinic(deps, clinic),
      });
      return [
        `Invitation ${invitationId}, slots set aside ${slots}, code ${shownCode(code)}. The email leaves as soon as the server runs.`,
      ];
    };
  },
};

const findInvitation = async ({ db }: ClinicDeps, word: string): Promise<KnownInvitation> => {
  const known = z.uuid().safeParse(word).success ? await findStandingInvitation(db, word) : undefined;
  if (known === undefined)
    throw new ClinicRefused(
      `There is no open invitation ${word}. List the invitations of a clinic with: npm run clinic -- invitations`,
    );
  return known;
};

export const newCodeCommand: ClinicCommand = {
  name: 'new-code',
  args: '<invitation>',
  summary: 'emails a new code for an invitation, even if its code is locked; the previous code stops working',
  read: (args) => {
    const {
      positionals: [word = ''],
    } = readArgs(args, 1, {});
    return async (deps) => {
      const known = await findInvitation(deps, word);
      const code = await inTransaction(deps.db, (transaction) => renewByClinic(transaction, deps, known));
      return [`Code ${shownCode(code)}. The email leaves as soon as the server runs.`];
    };
  },
};

export const uninviteCommand: ClinicCommand = {
  name: 'uninvite',
  args: '<invitation>',
  summary: 'withdraws an invitation and opens its slots to everybody; an appointment already booked stays',
  read: (args) => {
    const {
      positionals: [word = ''],
    } = readArgs(args, 1, {});
    return async (deps) => {
      const known = await findInvitation(deps, word);
      const slots = await inTransaction(deps.db, (transaction) => uninviteByClinic(transaction, deps, known));
      return [`The invitation is withdrawn, slots opened ${slots}.`];
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
    `slots ${slotsKept}`,
    reference ?? '-',
    ...(isLocked ? ['locked'] : []),
  ].join('  ');

export const invitationsCommand: ClinicCommand = {
  name: 'invitations',
  args: '<clinic>',
  summary: 'lists the open invitations of a clinic, with the references of the booked appointments',
  read: (args) => {
    const {
      positionals: [word = ''],
    } = readArgs(args, 1, {});
    return async (deps) => {
      const { clinicId, timeZone } = await readClinic(deps, word);
      const rows = await listStandingInvitations(deps.db, clinicId, maxWrongCodes);
      await recordLooks(
        deps,
        'invitation.read',
        rows.map(({ invitationId: entityId, patientId }) => ({ patientId, entityId })),
      );
      return rows.map((row) => lineOf(row, timeZone));
    };
  },
};
