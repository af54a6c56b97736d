import { isCalendarDate } from '../../../contract/instants.ts';
import type { ClinicDay } from '../data/clinicDays.ts';
import { findClinics, findProfessionals, type NamedClinic } from '../data/clinicSlots.ts';
import { addDays } from '../domain/calendar.ts';
import { instantsShowing } from '../domain/zonedTime.ts';
import { ClinicRefused } from './clinicRefused.ts';
import type { ClinicDeps } from './command.ts';

/** @throws ClinicRefused unless exactly one matches */
export const readClinic = async ({ db }: ClinicDeps, word: string): Promise<NamedClinic> => {
  const [clinic, second] = await findClinics(db, word);
  if (clinic === undefined)
    throw new ClinicRefused(`There is no clinic ${word}. List names and ids with: npm run clinic -- clinics`);
  if (second !== undefined)
    throw new ClinicRefused(`Several clinics are called ${word}. Give the id, which npm run clinic -- clinics lists.`);
  return clinic;
};

/** @throws ClinicRefused unless exactly one matches */
export const readProfessional = async (
  { db }: ClinicDeps,
  { clinicId, name }: NamedClinic,
  word: string,
): Promise<string> => {
  const [one, second] = await findProfessionals(db, clinicId, word);
  if (one === undefined) throw new ClinicRefused(`No professional called ${word} works at ${name}.`);
  if (second !== undefined)
    throw new ClinicRefused(`Several professionals at ${name} are called ${word}: give the id.`);
  return one.professionalId;
};

/** @throws ClinicRefused */
const startOf = (date: string, timeZone: string): Date => {
  const [midnight] = isCalendarDate(date) ? instantsShowing(`${date}T00:00`, timeZone) : [];
  if (midnight === undefined) throw new ClinicRefused(`${date} is not a date. Write it as 2026-11-25.`);
  return midnight;
};

export type TypedDay = { clinic: string; date: string; professional: string | undefined };

/** @throws ClinicRefused */
export const readDay = async (
  deps: ClinicDeps,
  { clinic: word, date, professional }: TypedDay,
): Promise<{ clinic: NamedClinic; day: ClinicDay }> => {
  const clinic = await readClinic(deps, word);
  const from = startOf(date, clinic.timeZone);
  const professionalId = professional === undefined ? null : await readProfessional(deps, clinic, professional);
  return {
    clinic,
    day: { clinicId: clinic.clinicId, professionalId, from, to: startOf(addDays(date, 1), clinic.timeZone) },
  };
};
