import type { Appointment } from '../../../contract/appointments.ts';
import type { Mode } from '../../../contract/catalogues.ts';
import { toZonedIso } from './zonedTime.ts';

export type MovedFrom = { movedFrom: Date | null; movedFromMode: Mode | null; movedFromClinic: string | null };

export const neverMoved: MovedFrom = { movedFrom: null, movedFromMode: null, movedFromClinic: null };

export const toMovedFrom = (
  { movedFrom, movedFromMode, movedFromClinic }: MovedFrom,
  timeZone: string,
): Pick<Appointment, 'movedFrom' | 'movedFromMode' | 'movedFromClinic'> =>
  movedFrom === null
    ? {}
    : {
        movedFrom: toZonedIso(movedFrom, timeZone),
        ...(movedFromMode === null ? {} : { movedFromMode }),
        ...(movedFromClinic === null ? {} : { movedFromClinic }),
      };
