import type { ErrorCode } from '../../contract/errorCodes.ts';
import { checkBirthDate } from '../../contract/rules.ts';

export type BirthDateValues = { birthDate: string };

export const initialBirthDate: BirthDateValues = { birthDate: '' };

/** An impossible date costs no try. */
export const validateBirthDate = (
  { birthDate }: BirthDateValues,
  today: string,
): Partial<Record<keyof BirthDateValues, ErrorCode>> => {
  const wrong = checkBirthDate(birthDate, today);
  return wrong === undefined ? {} : { birthDate: wrong };
};
