const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae' };

/** Lower case, no accents; one space for all but letters and digits. */
export const plainText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[œæ]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
