/** The languages of the network, French first. Apart from the codes of the field: the portal's first screen needs these alone. */
export const languages = ['fr', 'en'] as const;

export type Language = (typeof languages)[number];
