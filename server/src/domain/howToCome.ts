import type { Language, Mode } from '../../../contract/catalogues.ts';

export const howToCome: Record<Language, Record<Mode, string>> = {
  fr: {
    'in-person': 'Apportez la carte d’assurance maladie, s’il y en a une.',
    phone: 'Par téléphone\u00A0: gardez votre téléphone près de vous.',
    video: 'Par vidéo\u00A0: préparez un appareil avec caméra et micro.',
    home: 'À domicile\u00A0: préparez la carte d’assurance maladie, s’il y en a une.',
  },
  en: {
    'in-person': 'Bring the health insurance card, if there is one.',
    phone: 'By phone: keep your phone close.',
    video: 'By video: have a device with a camera and a microphone ready.',
    home: 'At home: have the health insurance card ready, if there is one.',
  },
};
