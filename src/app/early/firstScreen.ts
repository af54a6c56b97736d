import { languageOfBrowser, languages, type Language } from '../../lib/language';

/** What a page shows before its scripts are there: the login screen, or the frame that stands around every page. */
export type FirstScreen = 'login' | 'frame';

/** Login, and the addresses that lead there (spec §2 redirects), as they stand after the `#`. */
const toLogin = /^#?\/?(?:(?:login|sofy)\/?)?(?:\?|$)/i;

/** @param user who is signed in in this tab, as session storage says; an empty name is nobody's */
export const firstScreenAt = (hash: string, user: string | null): FirstScreen =>
  (user ?? '') === '' && toLogin.test(hash) ? 'login' : 'frame';

/** The page of an address as it stands after the `#`, with its step where it is at one: what the build calls it (openings.tsx). */
export const pageAt = (hash: string): string => {
  const [path = '', query] = hash.slice(1).split('?', 2);
  const step = new URLSearchParams(query).get('step');
  return step === null ? path : `${path}?step=${step}`;
};

/**
 * The language that is shown first: the stored one, else that of the browser (spec §1).
 * @param stored what session storage, then local storage keep under `lang`
 */
export const firstLanguage = (stored: readonly (string | null)[], ofBrowser: string | undefined): Language =>
  stored.flatMap((text) => languages.find((lang) => lang === text) ?? [])[0] ?? languageOfBrowser(ofBrowser);
