import { checkCalledPhone } from '../../../contract/calledPhone.ts';
import { onlyProblems } from '../../lib/onlyProblems';
import { showPhone } from '../../lib/phone';
import type { FormFailure } from '../../ui';

export type PhoneValues = { phone: string };

export type AskedNumber = {
  initial: PhoneValues;
  /** Into the profile; absent where the number goes with the move. */
  save?: (values: PhoneValues) => Promise<FormFailure | undefined>;
};

export const validatePhone = ({ phone }: PhoneValues): Partial<Record<'phone', string>> =>
  onlyProblems<'phone'>({ phone: checkCalledPhone(showPhone(phone)) });
