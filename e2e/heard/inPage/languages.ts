/** The language of an element, in two letters: its own, or that of the nearest one around it. */
export function langOf(element: Element): string {
  return (element.closest('[lang]')?.getAttribute('lang') ?? '').slice(0, 2);
}

/** Whether it is read in another voice than the page. */
export function isForeign(element: Element): boolean {
  return langOf(element) !== langOf(document.documentElement);
}

/** A phrase with each part of it in another language in braces, after that language: `link, {en: English}`. */
export function withLanguages(phrase: string, node: Node, element: Element): string {
  const named = 'a, button, summary, h1, h2, h3, h4, h5, h6, legend';
  if (isForeign(element))
    return node !== element || element.matches(`${named}, input`) ? `{${langOf(element)}: ${phrase}}` : phrase;
  if (node !== element || !element.matches(named)) return phrase;
  return [...element.querySelectorAll('[lang]')]
    .filter((part) => isForeign(part) && part.textContent !== '')
    .reduce((text, part) => text.replace(part.textContent, `{${langOf(part)}: ${part.textContent}}`), phrase);
}
