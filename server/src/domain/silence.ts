import type { Language } from '../../../contract/catalogues.ts';

export const silence: Record<Language, string> = {
  fr: 'Sans réponse de votre part, la nouvelle heure tient.',
  en: 'If you do not answer, the new time stands.',
};
