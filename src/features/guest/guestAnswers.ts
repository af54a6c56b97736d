import type { Language } from '../../../contract/catalogues.ts';

/** Whether the person has a health card: a newborn gets one only weeks after birth. */
export const cards = ['yes', 'none', 'newborn'] as const;
type Card = (typeof cards)[number];

/** What was answered so far, by the contract's names where it has them, as controls give it: empty means not answered yet. */
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
