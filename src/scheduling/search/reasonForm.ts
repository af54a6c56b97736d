import { formLimits } from '../../../contract/limits.ts';
import type { AppointmentReason } from '../channel/appointmentsSlice';

/** A catalogue code; own words for `other`. */
export type ReasonValues = { raisonVisite: string; ownWords: string };

const textProblem = ({ raisonVisite, ownWords }: ReasonValues): string | undefined => {
  if (raisonVisite !== 'other') return undefined;
  if (ownWords.trim() === '') return 'booking.ownWords.missing';
  return ownWords.length > formLimits.reason.max ? 'appointment.invalidReason' : undefined;
};

export const validateReason = (values: ReasonValues) => ({
  raisonVisite: values.raisonVisite === '' ? 'booking.reason.missing' : undefined,
  ownWords: textProblem(values),
});

export const reasonOf = ({ raisonVisite, ownWords }: ReasonValues): AppointmentReason => ({
  code: raisonVisite,
  ownWords: raisonVisite === 'other' ? ownWords.trim() : '',
});
