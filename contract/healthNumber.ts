/** Advice only, never a refusal (domain: Quebec card): the algorithm is not officially public. */

const weights = [7, 1, 1, 3, 9, 7, 3, 9, 5, 3, 1, 3, 5, 7, 6, 9, 1];

/** A = 01 … R = 18, then S = 20 … Z = 27: 19 is skipped. */
const letterCode = (letter: string): string => {
  const rank = letter.charCodeAt(0) - 64;
  return String(rank >= 19 ? rank + 1 : rank).padStart(2, '0');
};

/** For a birth century (19 or 20). */
export const checkDigit = (nam: string, century: number): number => {
  const letters = [...nam.slice(0, 4)].map(letterCode).join('');
  const digits = `${letters}${century}${nam.slice(4, 11)}`;
  return [...digits].reduce((sum, digit, at) => sum + Number(digit) * (weights[at] ?? 0), 0) % 10;
};

export const hasRightCheckDigit = (nam: string): boolean =>
  [19, 20].some((century) => checkDigit(nam, century) === Number(nam.slice(11)));

/** Year, month (+50 for women) and day of birth, after the four letters. */
const datedShape = /^.{6}(?:0[1-9]|1[0-2]|5[1-9]|6[0-2])(?:0[1-9]|[12]\d|3[01])/;

/** `YY-MM-DD` in a cleaned Quebec number, or null. */
export const birthDayIn = (nam: string): string | null => {
  if (!/^[A-Z]{4}\d{8}$/.test(nam) || !datedShape.test(nam)) return null;
  const month = String(Number(nam.slice(6, 8)) % 50).padStart(2, '0');
  return `${nam.slice(4, 6)}-${month}-${nam.slice(8, 10)}`;
};

const passesLuhn = (digits: string): boolean =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return sum + (doubled > 9 ? doubled - 9 : doubled);
  }, 0) %
    10 ===
  0;

export type HealthNumberAdvice = 'nam.advice.checkDigit' | 'nam.advice.socialInsurance';

/** On a cleaned number: date, check digit, or likely a social insurance number. */
export const adviseOnNam = (nam: string): HealthNumberAdvice | undefined => {
  if (/^[A-Z]{4}\d{8}$/.test(nam))
    return datedShape.test(nam) && hasRightCheckDigit(nam) ? undefined : 'nam.advice.checkDigit';
  if (/^\d{9}$/.test(nam)) return passesLuhn(nam) ? 'nam.advice.socialInsurance' : undefined;
  return undefined;
};
