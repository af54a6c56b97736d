import type { AgeRange, ServiceCare } from '../../contract/care.ts';
import { acceptedCards, coverages, appointmentKinds } from '../../contract/careCodes.ts';
import { fieldsOf } from '../lib/isRecord';

const ageIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const codeIn = <T extends string>(known: readonly T[], value: unknown): T | null =>
  known.find((code) => code === value) ?? null;

export const ageRangeIn = (value: unknown): AgeRange | null => {
  const fields = fieldsOf(value);
  const [from, to] = [ageIn(fields['from']), ageIn(fields['to'])];
  return from === null && to === null ? null : { from, to };
};

const feeIn = (value: unknown): ServiceCare['fee'] => {
  const { cents, text } = fieldsOf(value);
  const amount = typeof cents === 'number' ? cents : null;
  const sentence = typeof text === 'string' ? text : '';
  return amount === null && sentence === '' ? null : { cents: amount, text: sentence };
};

export const careIn = (value: unknown): ServiceCare | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = fieldsOf(value);
  const cards = fields['cards'];
  return {
    ages: ageRangeIn(fields['ages']),
    visit: codeIn(appointmentKinds, fields['visit']),
    coverage: codeIn(coverages, fields['coverage']),
    fee: feeIn(fields['fee']),
    cards: Array.isArray(cards) ? acceptedCards.filter((code) => cards.includes(code)) : [],
  };
};
