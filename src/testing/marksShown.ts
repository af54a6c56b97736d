import { unmarked } from '../i18n/Marked';

/** Texts and names that still hold what `Marked` reads (decision 93). */
export const marksShown = (added: Node): string[] => {
  const elements = added instanceof Element ? [added, ...added.querySelectorAll('[aria-label]')] : [];
  const names = elements.map((element) => element.getAttribute('aria-label') ?? '');
  return [added.textContent ?? '', ...names].filter((text) => text !== unmarked(text));
};
