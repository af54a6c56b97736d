import { onlyProblems } from '../../lib/onlyProblems';
import type { AppointmentReason } from '../channel/appointmentsSlice';
import { validateReason, type ReasonValues } from './reasonForm';
import type { SearchChoice } from './searchChoice';
import { areaIn } from './searchQuery';
import { rangeOf, whenOf, type When } from './whenRange';

export const wheres = ['near', 'clinic', 'anywhere'] as const;
type Where = (typeof wheres)[number];

/** In kilometres, as in Quebec's own booking service. */
export const radii = [10, 25, 50, 100, 200] as const;
const usualRadius = 25;

export type WhereValues = {
  where: Where;
  postalCode: string;
  radiusKm: string;
  clinicId: string;
  when: When;
  from: string;
};

export type CriteriaValues = ReasonValues & WhereValues;

/** First asks for a postal code, which most people know. */
const whereOf = ({ near, clinicIds }: SearchChoice, isFirst: boolean): Where => {
  if (near !== null) return 'near';
  if (clinicIds.length > 0) return 'clinic';
  return isFirst ? 'near' : 'anywhere';
};

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

/** « Plus tôt » applies to moves only, so it becomes a date. */
export const initialCriteria = (choice: SearchChoice, reason: AppointmentReason, today: string): CriteriaValues => {
  const where = initialWhere(choice, reason.code === '', today);
  return {
    raisonVisite: reason.code,
    ownWords: reason.ownWords,
    ...where,
    when: where.when === 'earlier' ? 'date' : where.when,
  };
};

export const whereProblems = (values: WhereValues, today: string) => ({
  postalCode: values.where === 'near' && areaIn(values.postalCode) === null ? 'booking.postalCode.invalid' : undefined,
  clinicId: values.where === 'clinic' && values.clinicId === '' ? 'booking.clinic.missing' : undefined,
  from: values.when === 'date' && values.from < today ? 'booking.date.missing' : undefined,
});

/** `today` is a calendar date. */
export const validateCriteria = (
  values: CriteriaValues,
  today: string,
): Partial<Record<keyof CriteriaValues, string>> =>
  onlyProblems<keyof CriteriaValues>({ ...validateReason(values), ...whereProblems(values, today) });

/** Keeps filtered clinics that fit the new answer. */
const clinicsOf = ({ where, clinicId }: WhereValues, { clinicIds, near }: SearchChoice): string[] => {
  if (where === 'clinic') return clinicIds.includes(clinicId) ? clinicIds : [clinicId];
  return where === 'near' && near !== null ? clinicIds : [];
};

/** Keeps earlier filters. */
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
