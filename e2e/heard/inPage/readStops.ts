import type { Stop } from '../prose.ts';
import { actionOf, asControl } from './controls.ts';
import { withLanguages } from './languages.ts';
import { withSpaces } from './spaces.ts';
import { blockOf, isSaid, unheardParts } from './places.ts';

type Reader = (typeof import('@guidepup/virtual-screen-reader'))['virtual'];

/** Where the reader stands now, and what it says there. */
export function stopAt(phrase: string, node: Node): Stop {
  const element = node instanceof Element ? node : (node.parentElement ?? document.body);
  const isWhole = node === element;
  const plain = phrase.replace(/, \d+ controls?\b/, '');
  return {
    phrase: withLanguages(isWhole ? asControl(withSpaces(plain, element), element) : plain, node, element),
    isSaid: isSaid(node, element),
    isEmpty: isWhole && element.textContent.trim() === '' && element.matches('[role]'),
    block: node.nodeType === Node.TEXT_NODE ? blockOf(element) : undefined,
    does: isWhole ? actionOf(element) : undefined,
  };
}

/** Every stop from the top of the page to its end, as somebody meets them who reads a page that rests. */
export async function readStops(reader: Reader): Promise<Stop[]> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const unheard = unheardParts();
  for (const part of unheard) part.setAttribute('aria-hidden', 'true');
  await reader.start({ container: document.body });
  const stops: Stop[] = [];
  for (let phrase = ''; phrase !== 'end of document';) {
    phrase = await reader.lastSpokenPhrase();
    stops.push(stopAt(phrase, reader.activeNode ?? document.body));
    if (phrase !== 'end of document') await reader.next();
  }
  await reader.stop();
  for (const part of unheard) part.removeAttribute('aria-hidden');
  return stops;
}
