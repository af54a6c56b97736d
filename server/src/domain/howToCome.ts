import type { Language, Mode } from '../../../contract/catalogues.ts';

export const howToCome: Record<Language, Record<Mode, string>> = {
  fr: {
    'in-person': 'Apportez votre carte d’assurance maladie.',
    phone: 'Par téléphone\u00A0: gardez votre téléphone près de vous.',
    video: 'Par vidéo\u00A0: préparez un appareil avec caméra et micro.',
    home: 'À domicile\u00A0: préparez votre carte d’assurance maladie.',
  },
  en: {
    'in-person': 'Bring your health insurance card.',
    phone: 'By phone: keep your phone close.',
    video: 'By video: have a device with a camera and a microphone ready.',
    home: 'At home: have your health insurance card ready.',
  },
};
