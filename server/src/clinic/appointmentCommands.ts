import { cancelAppointment, type ClinicCancelled } from './cancelAppointment.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand } from './command.ts';
import { moveAppointment } from './moveAppointment.ts';
import { readWords } from './readWords.ts';

const options = { free: { type: 'boolean', default: false } } as const;

const leavingOf = ({ free }: { free: boolean }) => (free ? 'free' : 'busy-unavailable');

export const moveCommand: ClinicCommand = {
  name: 'move',
  words: '<visit> <place or time> [--free]',
  does: 'moves a visit to a place, or to a time of the same professional such as 2026-11-25T09:15; with --free others may have the place it leaves',
  read: (words) => {
    const {
      positionals: [appointment = '', to = ''],
      values,
    } = readWords(words, 2, options);
    return async (deps) => {
      const moved = await moveAppointment(deps, { visit: appointment, to, leaving: leavingOf(values) });
      if (!moved.isNew) return [`${moved.reference} takes place then and there already: ${moved.to}.`];
      return [
        `${moved.reference} is moved from ${moved.from} to ${moved.to}. The patient is told, and may agree, move or cancel.`,
      ];
    };
  },
};

const said: Record<Exclude<ClinicCancelled['outcome'], 'over' | 'elsewhere'>, string> = {
  cancelled: 'is cancelled. The patient is told.',
  patient: 'was cancelled before, by the patient.',
  clinic: 'was cancelled before, by the clinic.',
};

export const cancelCommand: ClinicCommand = {
  name: 'cancel',
  words: '<visit> [--free]',
  does: 'cancels a visit; with --free others may have its place',
  read: (words) => {
    const {
      positionals: [appointment = ''],
      values,
    } = readWords(words, 1, options);
    return async (deps) => {
      const { reference, outcome, at } = await cancelAppointment(deps, {
        visit: appointment,
        leaving: leavingOf(values),
      });
      if (outcome === 'over' || outcome === 'elsewhere')
        throw new ClinicRefused(`${reference} is not cancelled. It has begun, or is over.`);
      return [`${reference} (${at}) ${said[outcome]}`];
    };
  },
};
