import { recordAudit } from '../data/audit.ts';
import { listDay, type DayRow, listBookedAppointments, withdrawSlots, type ClinicDay } from '../data/clinicDays.ts';
import { findClinics } from '../data/clinicSlots.ts';
import { inTransaction } from '../data/transaction.ts';
import { cancelAppointment } from './cancelAppointment.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicCommand, ClinicDeps } from './command.ts';
import { publishedAs } from './conflictCommands.ts';
import { shownTime } from './lockAppointment.ts';
import { recordLooks, type Look } from './looks.ts';
import { readDay, type TypedDay } from './readDay.ts';
import { readArgs } from './readArgs.ts';

type ClosedDay = { references: string[]; withdrawn: number };

const withdraw = (deps: ClinicDeps, day: ClinicDay): Promise<number> =>
  inTransaction(deps.db, async (transaction) => {
    const withdrawn = await withdrawSlots(transaction, day);
    const { requestId } = deps;
    await recordAudit(transaction, {
      action: 'day.closed',
      capacity: 'clinic',
      actorAccountId: null,
      entityId: day.clinicId,
      requestId,
    });
    return withdrawn;
  });

/**
 * Blocks booking, cancels each appointment in a short transaction, then withdraws slots released meanwhile. Safe to
 * repeat.
 */
const closeDay = async (deps: ClinicDeps, day: ClinicDay): Promise<ClosedDay> => {
  const before = await withdraw(deps, day);
  const references: string[] = [];
  for (const appointment of await listBookedAppointments(deps.db, day)) {
    const { reference, outcome } = await cancelAppointment(deps, {
      appointment,
      leaving: 'busy-unavailable',
      within: day,
    });
    if (outcome === 'cancelled') references.push(reference);
  }
  return { references, withdrawn: before + (await withdraw(deps, day)) };
};

const readDayArgs = (args: readonly string[]): TypedDay => {
  const {
    positionals: [clinic = '', date = ''],
    values,
  } = readArgs(args, 2, { professional: { type: 'string' } });
  return { clinic, date, professional: values.professional };
};

export const clinicsCommand: ClinicCommand = {
  name: 'clinics',
  isOfOperator: true,
  args: '',
  summary: 'lists the clinics with their ids',
  read: (args) => {
    readArgs(args, 0, {});
    return async ({ db }) =>
      (await findClinics(db, null)).map(({ clinicId, name, city }) => `${clinicId}  ${name}, ${city}`);
  },
};

const conflictOf = (row: DayRow, timeZone: string): string =>
  row.published === null ? '' : `, CONFLICT: published ${publishedAs(row, timeZone)}`;

const dayLine = (row: DayRow, timeZone: string): string => {
  const appointment =
    row.reference === null
      ? row.slotStatus
      : `${row.reference} ${row.status ?? ''}${row.isConfirmed ? ', confirmed' : ''}${row.mode === 'phone' ? `, calls ${row.contactPhone ?? 'no number'}` : ''}${conflictOf(row, timeZone)}`;
  return `${shownTime(row.startsAt, timeZone)}  ${row.slotId}  ${row.professional ?? '-'}  ${appointment}`;
};

const appointmentOf = ({ patientId, reservationId }: DayRow): Look[] =>
  patientId === null || reservationId === null ? [] : [{ patientId, entityId: reservationId }];

export const dayCommand: ClinicCommand = {
  name: 'day',
  args: '<clinic> <date> [--professional <name or id>]',
  summary: 'lists the slots of a day and the references of its appointments, with the number to call',
  read: (args) => {
    const typed = readDayArgs(args);
    return async (deps) => {
      const { clinic, day } = await readDay(deps, typed);
      const rows = await listDay(deps.db, day);
      await recordLooks(deps, 'day.read', rows.flatMap(appointmentOf));
      return rows.map((row) => dayLine(row, clinic.timeZone));
    };
  },
};

export const closeDayCommand: ClinicCommand = {
  name: 'close-day',
  args: '<clinic> <date> [--professional <name or id>]',
  summary: 'cancels every upcoming appointment of a day, and withdraws its free slots',
  read: (args) => {
    const typed = readDayArgs(args);
    return async (deps) => {
      const { clinic, day } = await readDay(deps, typed);
      if (day.to <= deps.clock()) throw new ClinicRefused(`${typed.date} is over at ${clinic.name}.`);
      const { references, withdrawn } = await closeDay(deps, day);
      return [
        `${clinic.name}, ${typed.date}: appointments cancelled ${references.length}, free slots withdrawn ${withdrawn}. The patients are told.`,
        ...references.map((reference) => `  ${reference}`),
      ];
    };
  },
};
