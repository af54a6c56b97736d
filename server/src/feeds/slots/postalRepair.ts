import { properPostalCode } from '../sites/siteAddress.ts';

/** ZIP codes with leading zeros, which spreadsheets drop. */
const oneZero = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT']);
const twoZeros = new Set(['PR', 'VI']);

const leastDigits = (state: string): number => (twoZeros.has(state) ? 3 : oneZero.has(state) ? 4 : 5);

export const repairPostalCode = (published: string, state: string): { postalCode: string | null; notes: string[] } => {
  const canadian = properPostalCode(published);
  if (canadian !== null) return { postalCode: canadian, notes: [] };
  const [, zip = '', more = ''] = /^(\d{3,5})(?:-?(\d{2,4}))?$/.exec(published) ?? [];
  if (zip.length < leastDigits(state.toUpperCase())) {
    return { postalCode: null, notes: [published === '' ? 'postalCodeMissing' : 'postalCodeUnreadable'] };
  }
  const whole = zip.padStart(5, '0') + (more === '' ? '' : `-${more.padStart(4, '0')}`);
  return { postalCode: whole, notes: whole === published ? [] : ['zipLeadingZeroRestored'] };
};
