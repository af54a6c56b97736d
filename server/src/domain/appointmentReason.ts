import { BrokenRule } from './errors.ts';

const controlCharacter = /\p{Cc}/u;

/**
 * Returns a catalogue code, or the person's own words on one line.
 * @throws BrokenRule 422 `appointment.invalidReason` when it is empty or has control characters
 */
export const checkReason = (reason: string): string => {
  if (reason !== '' && !controlCharacter.test(reason)) return reason;
  throw new BrokenRule('appointment.invalidReason', { fields: { raisonVisite: 'appointment.invalidReason' } });
};
