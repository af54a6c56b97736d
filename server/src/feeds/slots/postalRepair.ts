import { properPostalCode } from '../sites/siteAddress.ts';

/** States whose ZIP codes begin with a zero, or with two: a spreadsheet takes them for numbers. */
const oneZero = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT']);
const twoZeros = new Set(['PR', 'VI']);

const leastDigits = (state: string): number => (twoZeros.has(state) ? 3 : oneZero.has(state) ? 4 : 5);

/**
 * A postal code as people write it: a Canadian one in capitals with its space, a ZIP with the leading zeros that it lost.
 * Anything else is left out and noted.
 */
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
