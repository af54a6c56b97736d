import { onlyProblems } from '../../lib/onlyProblems';
import type { AppointmentReason } from '../channel/appointmentsSlice';
import { validateReason, type ReasonValues } from './reasonForm';
import type { SearchChoice } from './searchChoice';
import { areaIn } from './searchQuery';
import { rangeOf, whenOf, type When } from './whenRange';

/** The ways to say where. */
export const wheres = ['near', 'clinic', 'anywhere'] as const;
type Where = (typeof wheres)[number];

/** The distances offered, in kilometres, as people know them from Quebec's own booking service. */
export const radii = [10, 25, 50, 100, 200] as const;
const usualRadius = 25;

/** Where and when, by the contract's names. All of them are texts, as controls give them. */
export type WhereValues = {
  where: Where;
  postalCode: string;
  radiusKm: string;
  clinicId: string;
  when: When;
  from: string;
};

/** The fields of the form that begins a booking. */
export type CriteriaValues = ReasonValues & WhereValues;

/** Who has not searched yet is asked for a postal code: that is what most people have at hand. */
const whereOf = ({ near, clinicIds }: SearchChoice, isFirst: boolean): Where => {
  if (near !== null) return 'near';
  if (clinicIds.length > 0) return 'clinic';
  return isFirst ? 'near' : 'anywhere';
};

/** What the form shows of where and when at first: what was chosen before, or the usual. `today` is a calendar date. */
export const initialWhere = (choice: SearchChoice, isFirst: boolean, today: string): WhereValues => {
  const when = whenOf(choice, today);
  return {
    where: whereOf(choice, isFirst),
    postalCode: choice.near ?? '',
    radiusKm: String(choice.radiusKm ?? usualRadius),
    clinicId: choice.clinicIds[0] ?? '',
    when,
    from: when === 'date' ? (choice.from ?? '') : '',
  };
};

/** What the first form of a booking shows. « Plus tôt » is no answer there: nothing is moved. */
export const initialCriteria = (choice: SearchChoice, reason: AppointmentReason, today: string): CriteriaValues => {
  const slot = initialWhere(choice, reason.code === '', today);
  return {
    raisonVisite: reason.code,
    ownWords: reason.ownWords,
    ...slot,
    when: slot.when === 'earlier' ? 'date' : slot.when,
  };
};

/** What is wrong with where and when, as message keys. `today` is a calendar date. */
export const whereProblems = (values: WhereValues, today: string) => ({
  postalCode: values.where === 'near' && areaIn(values.postalCode) === null ? 'booking.postalCode.invalid' : undefined,
  clinicId: values.where === 'clinic' && values.clinicId === '' ? 'booking.clinic.missing' : undefined,
  from: values.when === 'date' && values.from < today ? 'booking.date.missing' : undefined,
});

/** All that is wrong, as message keys. `today` is a calendar date. */
export const validateCriteria = (
  values: CriteriaValues,
  today: string,
): Partial<Record<keyof CriteriaValues, string>> =>
  onlyProblems<keyof CriteriaValues>({ ...validateReason(values), ...whereProblems(values, today) });

/** Clinics ticked in the filters stay as long as they still fit the answer. */
const clinicsOf = ({ where, clinicId }: WhereValues, { clinicIds, near }: SearchChoice): string[] => {
  if (where === 'clinic') return clinicIds.includes(clinicId) ? clinicIds : [clinicId];
  return where === 'near' && near !== null ? clinicIds : [];
};

/** The criteria that the answers stand for. Filters chosen before stay. */
export const choiceOf = (values: WhereValues, before: SearchChoice, today: string): SearchChoice => {
  const isNear = values.where === 'near';
  return {
    ...before,
    ...rangeOf(values.when, today, values.from),
    near: isNear ? areaIn(values.postalCode) : null,
    radiusKm: isNear ? Number(values.radiusKm) : null,
    clinicIds: clinicsOf(values, before),
    sort: isNear ? before.sort : 'soonest',
  };
};
