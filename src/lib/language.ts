import { languages, type Language } from '../../contract/languages.ts';

export { languages, type Language };

/** English if the browser's language is English, else French (spec §1). */
export const languageOfBrowser = (browserLanguage: string | undefined): Language =>
  /^en(?:-|$)/i.test(browserLanguage ?? '') ? 'en' : 'fr';

/** For `lang` attributes and Intl. */
export const tagOf = (lang: Language): 'fr-CA' | 'en-CA' => (lang === 'en' ? 'en-CA' : 'fr-CA');
