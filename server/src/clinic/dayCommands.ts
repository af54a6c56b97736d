import { listDay, type DayRow } from '../data/clinicDays.ts';
import { findClinics } from '../data/clinicSlots.ts';
import { ClinicRefused } from './clinicRefused.ts';
import { closeDay } from './closeDay.ts';
import type { ClinicCommand } from './command.ts';
import { shownTime } from './lockAppointment.ts';
import { readDay, type TypedDay } from './readDay.ts';
import { readWords } from './readWords.ts';

const readDayWords = (words: readonly string[]): TypedDay => {
  const {
    positionals: [clinic = '', date = ''],
    values,
  } = readWords(words, 2, { professional: { type: 'string' } });
  return { clinic, date, professional: values.professional };
};

export const clinicsCommand: ClinicCommand = {
  name: 'clinics',
  words: '',
  does: 'lists the clinics with their ids',
  read: (words) => {
    readWords(words, 0, {});
    return async ({ db }) =>
      (await findClinics(db, null)).map(({ clinicId, name, city }) => `${clinicId}  ${name}, ${city}`);
  },
};

const dayLine = (row: DayRow, timeZone: string): string => {
  const appointment =
    row.reference === null
      ? row.slotStatus
      : `${row.reference} ${row.status ?? ''}${row.isConfirmed ? ', confirmed' : ''}`;
  return `${shownTime(row.startsAt, timeZone)}  ${row.slotId}  ${row.professional ?? '-'}  ${appointment}`;
};

export const dayCommand: ClinicCommand = {
  name: 'day',
  words: '<clinic> <date> [--professional <name or id>]',
  does: 'lists the places of a day and the references of its visits',
  read: (words) => {
    const typed = readDayWords(words);
    return async (deps) => {
      const { clinic, day } = await readDay(deps, typed);
      return (await listDay(deps.db, day)).map((row) => dayLine(row, clinic.timeZone));
    };
  },
};

export const closeDayCommand: ClinicCommand = {
  name: 'close-day',
  words: '<clinic> <date> [--professional <name or id>]',
  does: 'cancels every visit of a day that is still to come, and withdraws its free places',
  read: (words) => {
    const typed = readDayWords(words);
    return async (deps) => {
      const { clinic, day } = await readDay(deps, typed);
      if (day.to <= deps.clock()) throw new ClinicRefused(`${typed.date} is over at ${clinic.name}.`);
      const { references, withdrawn } = await closeDay(deps, day);
      return [
        `${clinic.name}, ${typed.date}: visits cancelled ${references.length}, free places withdrawn ${withdrawn}. The patients are told.`,
        ...references.map((reference) => `  ${reference}`),
      ];
    };
  },
};
