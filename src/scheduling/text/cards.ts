import type { AcceptedCard } from '../../../contract/careCodes.ts';

type Cards = readonly AcceptedCard[];

export const asksForCard = (cards: Cards): boolean => cards.length > 0 && !cards.includes('none');

const cardOf = (healthNumber: string | null): AcceptedCard => {
  if (healthNumber === null || healthNumber === '') return 'none';
  return /^[A-Z]{4}\d{8}$/.test(healthNumber) ? 'quebec' : 'other-province';
};

/** `healthNumber` is undefined when unknown. */
export const lacksCard = (cards: Cards, healthNumber: string | null | undefined): boolean =>
  healthNumber !== undefined && asksForCard(cards) && !cards.includes(cardOf(healthNumber));
