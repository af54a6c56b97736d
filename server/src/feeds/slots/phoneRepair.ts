import { isPremium } from '../../../../contract/phones.ts';

export const repairPhone = (published: string): { phone: string | null; notes: string[] } => {
  if (published.trim() === '') return { phone: null, notes: ['phoneMissing'] };
  const [, area, exchange, line] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(published.replace(/\D/g, '')) ?? [];
  if (area !== undefined && exchange !== undefined && isPremium(area + exchange))
    return { phone: null, notes: ['phonePremium'] };
  return area === undefined || exchange === undefined || line === undefined
    ? { phone: null, notes: ['phoneUnreadable'] }
    : { phone: `${area} ${exchange}-${line}`, notes: [] };
};
