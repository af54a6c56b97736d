import { secondFactorLimits } from '../../../../contract/limits.ts';
import type { MessageKey } from '../../../i18n/keys';

const { digits, recoveryDigits } = secondFactorLimits;

export type CodeValues = { code: string };

export const initialCode: CodeValues = { code: '' };

export const cleanCode = (typed: string): string => typed.replace(/[^\d\s-]/g, '').slice(0, 24);

const lengthOf = (code: string): number => code.replace(/\D/g, '').length;

type Problem = Partial<Record<keyof CodeValues, MessageKey>>;

export const validateAppCode = ({ code }: CodeValues): Problem =>
  lengthOf(code) === digits ? {} : { code: 'factor.code.missing' };

export const validateCode = ({ code }: CodeValues): Problem =>
  lengthOf(code) === digits || lengthOf(code) === recoveryDigits ? {} : { code: 'factor.code.missingAny' };
