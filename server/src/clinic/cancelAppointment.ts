import { cancelByClinic, type ClinicCancel, type ClinicCancelOutcome } from '../data/clinicActs/cancelByClinic.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicDeps } from './command.ts';
import { onAppointment, shownTime } from './lockAppointment.ts';

export type ClinicCancellation = ClinicCancel & { appointment: string };

export type ClinicCancelled = { reference: string; outcome: Exclude<ClinicCancelOutcome, 'slotGone'>; at: string };

/** @throws ClinicRefused */
export const cancelAppointment = async (
  deps: ClinicDeps,
  { appointment: word, ...asked }: ClinicCancellation,
): Promise<ClinicCancelled> =>
  onAppointment(
    deps,
    word,
    async (transaction, locked) => {
      const { clinicName, reference, startsAt, timeZone } = locked.appointment;
      const outcome = await cancelByClinic(transaction, deps, locked, asked);
      if (outcome === 'slotGone') throw new ClinicRefused(`The slot of ${reference} is gone.`);
      return { reference, at: `${shownTime(startsAt, timeZone)}, ${clinicName}`, outcome };
    },
    ({ outcome }) => outcome !== 'cancelled',
  );
