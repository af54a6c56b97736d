import { BrokenRule } from './errors.ts';

const controlCharacter = /\p{Cc}/u;

/**
 * The reason of a visit, as it will be kept: a code of the catalogue or the person's own words, on one line.
 * @throws BrokenRule 422 `appointment.invalidReason` when it is empty or holds control characters
 */
export const checkReason = (reason: string): string => {
  if (reason !== '' && !controlCharacter.test(reason)) return reason;
  throw new BrokenRule('appointment.invalidReason', { fields: { raisonVisite: 'appointment.invalidReason' } });
};
