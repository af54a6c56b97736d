import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

/** Messages as JSON over HTTP, flat keys, one language. */
export const startI18n = () =>
  i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: 'fr',
      load: 'currentOnly',
      fallbackLng: false,
      keySeparator: false,
      nsSeparator: false,
      interpolation: { escapeValue: false },
      backend: { loadPath: 'locales/{{lng}}.json' },
      react: { useSuspense: false },
    });
