/** `H2X 1Y4` becomes `H2X1Y4`. */
export const stripSpaces = (text: string): string => text.replace(/\s/g, '');

/** `(514) 555-0199`, or unchanged. Screens use `showPhone`. */
export const formatTenDigits = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** `1234567` becomes `1 234 567`, with non-breaking spaces. */
export const groupByThree = (digits: string): string => digits.replace(/\d(?=(?:\d{3})+$)/g, '$&\u00a0');

/** `Aïcha Côté` becomes `Aicha Cote`. */
export const removeAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
