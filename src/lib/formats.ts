export const stripSpaces = (text: string): string => text.replace(/\s/g, '');

/** `(514) 555-0199`. Screens use `showPhone`. */
export const formatTenDigits = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');

/** With non-breaking spaces. */
export const groupByThree = (digits: string): string => digits.replace(/\d(?=(?:\d{3})+$)/g, '$&\u00a0');

export const removeAccents = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
