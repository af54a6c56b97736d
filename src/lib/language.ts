import { languages, type Language } from '../../contract/languages.ts';

export { languages, type Language };

/** Spec §1. */
export const languageOfBrowser = (browserLanguage: string | undefined): Language =>
  /^en(?:-|$)/i.test(browserLanguage ?? '') ? 'en' : 'fr';

export const tagOf = (lang: Language): 'fr-CA' | 'en-CA' => (lang === 'en' ? 'en-CA' : 'fr-CA');
