/** The texts that a name is made of: what an element holds, what labels it, and what describes it. */
export function namingTexts(element: Element): string[] {
  const isField =
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement;
  const labels = isField ? [...(element.labels ?? [])] : [];
  const ids = ['aria-labelledby', 'aria-describedby'].flatMap((by) => element.getAttribute(by)?.split(' ') ?? []);
  const named = ids.map((id) => document.getElementById(id));
  const parts = [element, ...labels, ...named, element.querySelector(':scope > legend')];
  return parts.map((part) => part?.textContent.trim() ?? '');
}

/** The place of each space of a text, as the number of letters before it. */
export function spacesIn(text: string): Set<number> {
  const places = new Set<number>();
  for (let at = 0, letters = 0; at < text.length; at += 1)
    if (/\s/.test(text.charAt(at))) places.add(letters);
    else letters += 1;
  return places;
}

/** This reader loses the space at the edge of an element, which browsers keep: puts back those of one text. */
export function withSpacesOf(phrase: string, text: string): string {
  const letters = phrase.replace(/\s/g, '');
  const wanted = text.replace(/\s/g, '');
  const start = wanted === '' ? -1 : letters.indexOf(wanted);
  if (start < 0) return phrase;
  const spaces = spacesIn(phrase);
  for (const at of spacesIn(text)) spaces.add(start + at);
  return [...letters.split('').entries()].map(([at, letter]) => (spaces.has(at) ? ` ${letter}` : letter)).join('');
}

/** A phrase with every space that its name is written with. */
export function withSpaces(phrase: string, element: Element): string {
  return namingTexts(element).reduce((text, naming) => withSpacesOf(text, naming), phrase);
}
