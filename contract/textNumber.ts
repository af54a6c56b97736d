import { geographicAreas } from './areaCodes.ts';
import type { ErrorCode } from './errorCodes.ts';
import { isFictional, isPremium, tenDigitsIn } from './phones.ts';

/** `+15145550199` for any number of North America: a STOP counts from each. */
export const senderNumberIn = (typed: string): string | undefined => {
  const digits = tenDigitsIn(typed);
  return digits === undefined ? undefined : `+1${digits}`;
};

const service = /^.{3}(?:.11|555)/;

/** `+15145550199` for a Canadian or American number at the usual price. */
export const textNumberIn = (typed: string): string | undefined => {
  const digits = tenDigitsIn(typed);
  if (digits === undefined || !geographicAreas.has(digits.slice(0, 3)) || isPremium(digits)) return undefined;
  return service.test(digits) && !isFictional(digits) ? undefined : `+1${digits}`;
};

export const checkTextNumber = (typed: string): ErrorCode | undefined =>
  textNumberIn(typed) === undefined ? 'texts.invalidNumber' : undefined;
