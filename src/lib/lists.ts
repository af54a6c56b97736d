type Part = string | false | null | undefined;

/** What stands side by side on one line, less what is unknown: « En personne · Sans rendez-vous ». */
export const beside = (parts: readonly Part[]): string => parts.filter(Boolean).join('\u00a0· ');

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Phrases on one line, with one capital letter: « Voir les rendez-vous; écrire un message ». */
export const phrases = ([first = '', ...others]: readonly string[]): string => [first, ...others.map(small)].join('; ');

/** Inside a sentence. */
export const phrasesWithin = (parts: readonly string[]): string => small(phrases(parts));

/** What is told one after the other, less what is unknown: « 12 rendez-vous, 3 sur place ». */
export const listed = (parts: readonly Part[]): string => parts.filter(Boolean).join(', ');
