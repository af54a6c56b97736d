/** Callers do not always know the language. */
export const unreadableText = 'Texte illisible / Unreadable text';
