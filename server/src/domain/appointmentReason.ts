import { BrokenRule } from './errors.ts';

const controlCharacter = /\p{Cc}/u;

/**
 * Free text becomes one line.
 * @throws BrokenRule 422 `appointment.invalidReason` when empty or with control characters
 */
export const checkReason = (reason: string): string => {
  if (reason !== '' && !controlCharacter.test(reason)) return reason;
  throw new BrokenRule('appointment.invalidReason', { fields: { raisonVisite: 'appointment.invalidReason' } });
};
