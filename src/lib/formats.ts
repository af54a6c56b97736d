/** Without any space, whichever kind: `H2X 1Y4` is `H2X1Y4`. */
export const stripSpaces = (text: string): string => text.replace(/\s/g, '');

/** Ten digits as `(514) 555-0199`; what is not ten digits stays as it is. Screens show phones by `showPhone` instead. */
export const formatTenDigits = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** Digits by three from the right, as Quebec writes numbers: `1234567` is `1 234 567`, with spaces that do not break. */
export const groupByThree = (digits: string): string => digits.replace(/\d(?=(?:\d{3})+$)/g, '$&\u00a0');

/** Letters without their accents and cedillas: `Aïcha Côté` is `Aicha Cote`. */
export const removeAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
