import { formLimits } from '../../../contract/limits.ts';
import type { AppointmentReason } from '../channel/appointmentsSlice';

/** The two fields of a reason, by the contract's names: a code of the catalogue, and own words for `other`. */
export type ReasonValues = { raisonVisite: string; ownWords: string };

const textProblem = ({ raisonVisite, ownWords }: ReasonValues): string | undefined => {
  if (raisonVisite !== 'other') return undefined;
  if (ownWords.trim() === '') return 'booking.ownWords.missing';
  return ownWords.length > formLimits.reason.max ? 'appointment.invalidReason' : undefined;
};

/** What is wrong with a reason, as message keys. */
export const validateReason = (values: ReasonValues) => ({
  raisonVisite: values.raisonVisite === '' ? 'booking.reason.missing' : undefined,
  ownWords: textProblem(values),
});

/** The reason, as it stays in memory. Own words only count for `other`. */
export const reasonOf = ({ raisonVisite, ownWords }: ReasonValues): AppointmentReason => ({
  code: raisonVisite,
  ownWords: raisonVisite === 'other' ? ownWords.trim() : '',
});
