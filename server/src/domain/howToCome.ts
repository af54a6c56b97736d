import type { Language, Mode } from '../../../contract/catalogues.ts';

export const howToCome: Record<Language, Record<Mode, string>> = {
  fr: {
    'in-person': 'Apportez votre carte d’assurance maladie.',
    phone: 'Par téléphone\u00A0: gardez votre téléphone près de vous.',
    video:
      'Par vidéo\u00A0: préparez une caméra et un micro. La clinique vous enverra le lien avant l’heure; s’il n’arrive pas, téléphonez-lui.',
    home: 'À domicile\u00A0: préparez votre carte d’assurance maladie.',
  },
  en: {
    'in-person': 'Bring your health insurance card.',
    phone: 'By phone: keep your phone close.',
    video:
      'By video: have a camera and a microphone ready. The clinic will send you the link beforehand; if it does not come, call the clinic.',
    home: 'At home: have your health insurance card ready.',
  },
};
