import type { ErrorCode } from './errorCodes.ts';
import { isPremium, tenDigitsIn } from './phones.ts';
import { checkPhone } from './rules.ts';

/** The number that a clinic calls: of North America, at the usual price (decision 80). */
export const checkCalledPhone = (value: string): ErrorCode | undefined => {
  const digits = tenDigitsIn(value);
  return checkPhone(value) ?? (digits === undefined || isPremium(digits) ? 'appointment.phoneNotCalled' : undefined);
};
