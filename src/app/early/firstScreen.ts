import { languageOfBrowser, languages, type Language } from '../../lib/language';

export type FirstScreen = 'login' | 'frame';

/** Login and its redirects (spec §2), after the `#`. */
const toLogin = /^#?\/?(?:(?:login|sofy)\/?)?(?:\?|$)/i;

/** @param user from session storage; empty counts as none */
export const firstScreenAt = (hash: string, user: string | null): FirstScreen =>
  (user ?? '') === '' && toLogin.test(hash) ? 'login' : 'frame';

/** As the build names it (openings.tsx). */
export const pageAt = (hash: string): string => {
  const [path = '', query] = hash.slice(1).split('?', 2);
  const step = new URLSearchParams(query).get('step');
  return step === null ? path : `${path}?step=${step}`;
};

/**
 * Spec §1.
 * @param stored from session storage, then local storage
 */
export const firstLanguage = (stored: readonly (string | null)[], ofBrowser: string | undefined): Language =>
  stored.flatMap((text) => languages.find((lang) => lang === text) ?? [])[0] ?? languageOfBrowser(ofBrowser);
