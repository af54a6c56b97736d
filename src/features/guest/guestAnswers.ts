import type { Language } from '../../../contract/catalogues.ts';

/** Newborns receive their card weeks after birth. */
export const cards = ['yes', 'none', 'newborn'] as const;
type Card = (typeof cards)[number];

/** Empty means unanswered. */
export type GuestAnswers = {
  firstName: string;
  lastName: string;
  birthDate: string;
  card: Card | '';
  nam: string;
  email: string;
  phone: string;
  lang: Language | '';
};

export const noAnswers: GuestAnswers = {
  firstName: '',
  lastName: '',
  birthDate: '',
  card: '',
  nam: '',
  email: '',
  phone: '',
  lang: '',
};

/** Undefined until answered. */
export const healthNumberIn = ({ card, nam }: Pick<GuestAnswers, 'card' | 'nam'>): string | null | undefined =>
  card === 'yes' ? nam || undefined : card === '' ? undefined : null;

export const nameIn = ({ firstName, lastName }: Pick<GuestAnswers, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
