import type { MessageKey } from '../../i18n/keys';

/** The mailed code, by the contract's name. */
export type CodeValues = { code: string };

export const initialCode: CodeValues = { code: '' };

const length = 6;

/** What the field keeps of what is typed or pasted, words of the mail included: six digits. */
export const cleanCode = (typed: string): string => typed.replace(/\D/g, '').slice(0, length);

/** A code that cannot be one costs no try. */
export const validateCode = ({ code }: CodeValues): Partial<Record<keyof CodeValues, MessageKey>> =>
  code.length === length ? {} : { code: 'express.code.missing' };
