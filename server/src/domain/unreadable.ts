/** For a value that no key opens; callers do not always know the language. */
export const unreadableText = 'Texte illisible / Unreadable text';
