import type { Slot } from '../../contract/appointments.ts';
import { fieldsOf } from '../lib/isRecord';

const textIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

export const elsewhereIn = (value: unknown): Pick<Slot, 'elsewhere'> => {
  if (typeof value !== 'object' || value === null) return {};
  const { link, phone } = fieldsOf(value);
  return { elsewhere: { link: textIn(link), phone: textIn(phone) } };
};
