import { removeAccents } from './formats';

/** Without accents and case, and with the apostrophe of a keyboard, as the server looks for words. */
const fold = (text: string): string => removeAccents(text).toLowerCase().replaceAll('’', "'");

/** Whether words are part of a text, whatever the accents and the case. */
export const isPartOf = (words: string, text: string): boolean => fold(text).includes(fold(words));
