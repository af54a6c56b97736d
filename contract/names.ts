import type { ErrorCode } from './errorCodes.ts';
import { formLimits as limits } from './limits.ts';

/** Letters of any script, and the apostrophes, hyphens, colons and dots that names have and keyboards make. */
const ofNames = /^[\p{L}\p{M} .,:'\u2019\u02BC\u2010-\u2014\uA789\u00B7-]+$/u;
const letter = /\p{L}/u;

/** As it is kept: composed (NFC), with single spaces. */
export const tidyName = (typed: string): string => typed.normalize('NFC').replace(/\s+/g, ' ').trim();

export const checkName = (typed: string): ErrorCode | undefined => {
  const name = tidyName(typed);
  if ([...name].length > limits.name.max) return 'errors.nameTooLong';
  return ofNames.test(name) && letter.test(name) ? undefined : 'errors.invalidName';
};
