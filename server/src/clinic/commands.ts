import { remindByClinic } from '../data/clinicActs/remindByClinic.ts';
import { cancelAppointment, type ClinicCancelled } from './cancelAppointment.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand, ClinicDeps } from './command.ts';
import { conflictsCommand, settleCommand } from './conflictCommands.ts';
import { clinicsCommand, closeDayCommand, dayCommand } from './dayCommands.ts';
import { invitationsCommand, inviteCommand, newCodeCommand, uninviteCommand } from './inviteCommands.ts';
import { endFactorCommand } from './factorCommand.ts';
import { acceptCommand, consentCommand, endCommand, lockCommand, unlockCommand } from './linkCommands.ts';
import { onAppointment, shownTime } from './lockAppointment.ts';
import { inboxCommand, messageCommand, replyCommand } from './messageCommands.ts';
import { moveAppointment } from './moveAppointment.ts';
import { mergeCommand, personCommand, verifyCommand } from './personCommands.ts';
import { readArgs } from './readArgs.ts';
import { endAllSessionsCommand, endSessionsCommand } from './sessionCommands.ts';
import { addStaffCommand, suspendStaffCommand } from './staffCommands.ts';
import { serviceCommand, servicesCommand } from './serviceCommands.ts';
import { rotateKeysCommand } from './rotateKeysCommand.ts';

/** @throws ClinicRefused */
const remind = (deps: ClinicDeps, word: string): Promise<{ named: string; isNew: boolean }> =>
  onAppointment(
    deps,
    word,
    async (transaction, locked) => {
      const { reference, startsAt, status, timeZone } = locked.appointment;
      const outcome = await remindByClinic(transaction, deps, locked);
      if (outcome === 'notBooked') throw new ClinicRefused(`${reference} is ${status}. There is nothing to remind of.`);
      if (outcome === 'begun') throw new ClinicRefused(`${reference} has begun.`);
      return {
        named: `A reminder of ${reference} (${shownTime(startsAt, timeZone)})`,
        isNew: outcome === 'reminded',
      };
    },
    ({ isNew }) => !isNew,
  );

const remindCommand: ClinicCommand = {
  name: 'remind',
  args: '<appointment>',
  summary: 'sends the reminder of an appointment now, to everybody who gets reminders of it',
  read: (args) => {
    const {
      positionals: [appointment = ''],
    } = readArgs(args, 1, {});
    return async (deps) => {
      const { named, isNew } = await remind(deps, appointment);
      return [
        isNew
          ? `${named} leaves as soon as the server runs.`
          : `${named} left in the last five minutes: no other is sent.`,
      ];
    };
  },
};

const options = { free: { type: 'boolean', default: false } } as const;

const leavingOf = ({ free }: { free: boolean }) => (free ? 'free' : 'busy-unavailable');

const moveCommand: ClinicCommand = {
  name: 'move',
  args: '<appointment> <slot or time> [--free]',
  summary:
    'moves an appointment to a slot, or to a time of the same professional such as 2026-11-25T09:15; with --free others may book the slot it leaves',
  read: (args) => {
    const {
      positionals: [appointment = '', to = ''],
      values,
    } = readArgs(args, 2, options);
    return async (deps) => {
      const moved = await moveAppointment(deps, { appointment, to, leaving: leavingOf(values) });
      if (!moved.isNew) return [`${moved.reference} is already at that time and place: ${moved.to}.`];
      return [
        `${moved.reference} is moved from ${moved.from} to ${moved.to}. The patient is told, and may agree, move or cancel.`,
        ...(moved.lacksNumber ? ['No number to call is known: the patient is asked for one.'] : []),
      ];
    };
  },
};

const said: Record<Exclude<ClinicCancelled['outcome'], 'over' | 'elsewhere'>, string> = {
  cancelled: 'is cancelled. The patient is told.',
  patient: 'was cancelled before, by the patient.',
  clinic: 'was cancelled before, by the clinic.',
};

const cancelCommand: ClinicCommand = {
  name: 'cancel',
  args: '<appointment> [--free]',
  summary: 'cancels an appointment; with --free others may book its slot',
  read: (args) => {
    const {
      positionals: [appointment = ''],
      values,
    } = readArgs(args, 1, options);
    return async (deps) => {
      const { reference, outcome, at } = await cancelAppointment(deps, {
        appointment,
        leaving: leavingOf(values),
      });
      if (outcome === 'over' || outcome === 'elsewhere')
        throw new ClinicRefused(`${reference} is not cancelled. It has begun, or is over.`);
      return [`${reference} (${at}) ${said[outcome]}`];
    };
  },
};

export const commands: readonly ClinicCommand[] = [
  clinicsCommand,
  dayCommand,
  conflictsCommand,
  settleCommand,
  moveCommand,
  cancelCommand,
  remindCommand,
  servicesCommand,
  serviceCommand,
  closeDayCommand,
  messageCommand,
  inboxCommand,
  replyCommand,
  inviteCommand,
  newCodeCommand,
  uninviteCommand,
  invitationsCommand,
  personCommand,
  verifyCommand,
  mergeCommand,
  consentCommand,
  acceptCommand,
  lockCommand,
  unlockCommand,
  endCommand,
  endFactorCommand,
  endSessionsCommand,
  endAllSessionsCommand,
  addStaffCommand,
  suspendStaffCommand,
  rotateKeysCommand,
];
