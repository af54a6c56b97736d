/** Its own file: the first screen needs only these. */
export const languages = ['fr', 'en'] as const;

export type Language = (typeof languages)[number];
