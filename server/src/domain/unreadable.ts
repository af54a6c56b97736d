export const unreadableText = 'Texte illisible / Unreadable text';
