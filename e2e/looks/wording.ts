import type { Page } from 'playwright-core';

import { messageKeys, type Lang } from '../fixtures/text.ts';

/** One text of a page, and the language it says it is in. */
type Said = { text: string; lang: string };

/**
 * Everything a page says: to the eye, to a screen reader, in its title and in its head. What a person typed is theirs.
 */
const everythingSaid = (page: Page): Promise<Said[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'placeholder', 'title', 'alt', 'label'];
    const langOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang') ?? '';
    const texts: Said[] = [{ text: document.title, lang: document.documentElement.lang }];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { parentElement, textContent } = walk.currentNode;
      if (!parentElement?.closest('script, style, noscript, template'))
        texts.push({ text: textContent ?? '', lang: langOf(parentElement) });
    }
    for (const element of document.querySelectorAll(attributes.map((name) => `[${name}]`).join())) {
      for (const name of attributes) texts.push({ text: element.getAttribute(name) ?? '', lang: langOf(element) });
    }
    for (const meta of document.querySelectorAll('meta[name=description], meta[name=keywords]')) {
      texts.push({ text: meta.getAttribute('content') ?? '', lang: document.documentElement.lang });
    }
    return texts.filter(({ text }) => text.trim() !== '');
  });

/** Words joined by dots, as keys are; an address, a file or a sentence is none. */
const keyLike = /(?<![\w@/.-])[a-z]\w*(?:\.\w+)+(?![\w@/-])/g;

const firstText = new Set([...messageKeys].map((key) => key.split('.')[0]));

/** Message keys that are shown instead of their words, and the braces of a value that was not filled in. */
const rawIn = ({ text }: Said): string[] => [
  ...(text.match(keyLike) ?? []).filter(
    (found) =>
      messageKeys.has(found) ||
      (firstText.has(found.split('.')[0]) && !/\.(?:ca|com|example|html|ics|org)$/.test(found)),
  ),
  ...(text.match(/\{\{.*?\}\}|\$t\(|\bundefined\b|\bNaN\b|\[object /g) ?? []),
];

/** As the Office québécois de la langue française writes; in a page, sentences are in one piece or in several. */
const frenchMistakes: readonly (readonly [RegExp, string])[] = [
  [/\s[;!?]/, 'a space before ; ! or ?'],
  [/(?:^|[^\u00a0\d]):(?=\s|$)|\u0020:/, 'no non-breaking space before the colon'],
  [/«(?!\u00a0)|(?<!\u00a0)»/, 'no non-breaking space inside « »'],
  [/\p{L}'\p{L}/u, 'a straight apostrophe'],
  [/\d\u0020(?:h|min|km|\$|%)(?!\p{L})|\dh\d/u, 'no non-breaking space before the unit'],
];

/** Web addresses, addresses of mail and keys, which a computer drew: no words, and no typography. */
const codes = /\b(?:https?|webcal):\/\/\S+|\S+@\S+|(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{20,}/g;

/** « 9:15 a.m. » ends a sentence by itself. */
const englishMistakes: typeof frenchMistakes = [[/\.m\.\./, 'two full stops']];

/** What is wrong with the typography of a text in the language of its page. */
export const typographyProblems = (text: string, lang: Lang): string[] => {
  const words = text.replace(codes, 'x');
  const rules = lang === 'fr' ? frenchMistakes : englishMistakes;
  return rules
    .filter(([pattern]) => pattern.test(words))
    .map(([, what]) => `has ${what}: “${words.trim().slice(0, 80)}”`);
};

/** What is wrong with the words of a page: keys instead of words in any language, and the typography of its own. */
export const wordingProblems = async (page: Page, lang: Lang): Promise<string[]> => {
  const said = await everythingSaid(page);
  const raw = said.flatMap((each) => rawIn(each).map((found) => `says the key ${found}`));
  const mistakes = said
    .filter((each) => each.lang.startsWith(lang))
    .flatMap(({ text }) => typographyProblems(text, lang));
  return [...new Set([...raw, ...mistakes])];
};
