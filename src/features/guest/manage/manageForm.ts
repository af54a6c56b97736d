import { checkBirthDate, checkRequired } from '../../../../contract/rules.ts';
import type { MessageKey } from '../../../i18n/keys';
import { onlyProblems } from '../../../lib/onlyProblems';

/** What finds a visit again, by the contract's names. */
export type ManageValues = { reference: string; birthDate: string };

export const initialManage: ManageValues = { reference: '', birthDate: '' };

/** A reference is printed in two groups of five; letters may be typed small. */
const bare = (reference: string): string => reference.replace(/[\s\u2010-\u2015-]/g, '');

const problemOf = (reference: string): MessageKey | undefined =>
  /^[A-Za-z0-9]{10}$/.test(bare(reference)) ? undefined : 'express.reference.invalid';

/** What cannot be right costs no try. `today` is a calendar date. */
export const validateManage = (
  { reference, birthDate }: ManageValues,
  today: string,
): Partial<Record<keyof ManageValues, string>> =>
  onlyProblems<keyof ManageValues>({
    reference: checkRequired(reference) ?? problemOf(reference),
    birthDate: checkRequired(birthDate) ?? checkBirthDate(birthDate, today),
  });

/** What is sent. */
export const manageBodyOf = ({ reference, birthDate }: ManageValues): ManageValues => ({
  reference: bare(reference).toUpperCase(),
  birthDate,
});
