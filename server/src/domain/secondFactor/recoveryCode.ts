import { randomInt } from 'node:crypto';

import { secondFactorLimits } from '../../../../contract/limits.ts';

const { recoveryCodes, recoveryDigits } = secondFactorLimits;

const newCode = (): string =>
  Array.from({ length: recoveryDigits / 4 }, () => `${randomInt(10_000)}`.padStart(4, '0')).join('-');

export const newRecoveryCodes = (): string[] => {
  const codes = new Set<string>();
  while (codes.size < recoveryCodes) codes.add(newCode());
  return [...codes];
};

export const recoveryCodeIn = (typed: string): string | null => {
  const digits = typed.replace(/[\s-]/g, '');
  return digits.length === recoveryDigits && /^\d+$/.test(digits) ? digits : null;
};
