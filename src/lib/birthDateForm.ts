import type { ErrorCode } from '../../contract/errorCodes.ts';
import { checkBirthDate } from '../../contract/rules.ts';

/** The one question of a mailed link, by the contract's field name. */
export type BirthDateValues = { birthDate: string };

export const initialBirthDate: BirthDateValues = { birthDate: '' };

/** A date that cannot be one costs no try. `today` is a calendar date. */
export const validateBirthDate = (
  { birthDate }: BirthDateValues,
  today: string,
): Partial<Record<keyof BirthDateValues, ErrorCode>> => {
  const wrong = checkBirthDate(birthDate, today);
  return wrong === undefined ? {} : { birthDate: wrong };
};
