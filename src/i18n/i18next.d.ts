import 'i18next';

import type fr from '../../public/assets/i18n/fr.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    keySeparator: false;
    nsSeparator: false;
    resources: { translation: typeof fr };
  }
}
