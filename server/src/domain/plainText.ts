const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae' };

/** A text as comparisons see it: lower case, without accents, everything but letters and digits one space. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[œæ]/g, (email) => ligatures[email] ?? email)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
