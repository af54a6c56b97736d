import { checkBirthDate, checkNam } from '../../../contract/rules.ts';
import type { MessageKey } from '../../i18n/keys';

/** The door of the hub, by the contract's field names (product §4 Hub). */
export type InvitationAuthValues = { nam: string; birthDate: string; code: string };

export const initialInvitationAuth: InvitationAuthValues = { nam: '', birthDate: '', code: '' };

const length = 8;
const half = length / 2;

/** What the field keeps of what is typed or pasted, words of the mail included: the eight digits as they stand there, `4821 7735`. */
export const groupCode = (typed: string): string => {
  const digits = typed.replace(/\D/g, '').slice(0, length);
  return [digits.slice(0, half), digits.slice(half)].filter(Boolean).join(' ');
};

/** What cannot be right costs no try. `today` is a calendar date. */
export const validateInvitationAuth = (
  { nam, birthDate, code }: InvitationAuthValues,
  today: string,
): Partial<Record<keyof InvitationAuthValues, MessageKey>> => {
  const found: Record<keyof InvitationAuthValues, MessageKey | undefined> = {
    nam: checkNam(nam),
    birthDate: checkBirthDate(birthDate, today),
    code: code.length === length + 1 ? undefined : 'hub.code.missing',
  };
  return Object.fromEntries(Object.entries(found).filter(([, key]) => key !== undefined));
};
