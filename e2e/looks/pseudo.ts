import type { Page } from 'playwright-core';

/** What opens and closes each translated text, so that one that is not shows. */
const [opening, closing] = ['⟦', '⟧'];
const accented: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'ë',
  i: 'ï',
  o: 'ô',
  u: 'ü',
  y: 'ÿ',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Ï',
  O: 'Ô',
  U: 'Ü',
};

/** Values, tags and references to other texts stay as they are. */
const fixed = /(\{\{.*?\}\}|<[^>]+>|\$t\(.*?\))/;

/** German and the like are a third longer than French; a long text grows by words, a short one by letters. */
const growth = (text: string): string => {
  const more = 'ÿ'.repeat(Math.ceil(text.replaceAll(new RegExp(fixed, 'g'), '').length * 0.35));
  return text.includes(' ') ? more.replaceAll(/.{6}/g, '$& ').trimEnd() : more;
};

/** A text as a language that nobody speaks would have it: readable, marked, and a third longer. */
const pseudo = (text: string): string => {
  const parts = text
    .split(fixed)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll(/[a-zA-Z]/g, (letter) => accented[letter] ?? letter)));
  return `${opening}${parts.join('')}${growth(text)}${closing}`;
};

const inPseudo = (value: unknown): unknown =>
  typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, text]) => [key, inPseudo(text)]))
    : pseudo(String(value));

/** From now on the portal reads its words from catalogues in that language, whichever it asks for. */
export const speakPseudo = (page: Page): Promise<unknown> =>
  page.route('**/assets/i18n/**/*.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: inPseudo(await answer.json()) });
  });

/**
 * What names the page, its parts and its controls without standing in a catalogue; a text that says its own language is
 * the server's, and so are names. A card of an appointment is named by its date, which the browser writes.
 */
export const untranslated = (page: Page, named: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ({ mark, names }) => {
      const shown = [
        ...document.querySelectorAll(
          'h1, h2, h3:not(article h3), h4, legend, label, button, summary, th, dt, [role=alert], [role=status], [aria-live=polite]',
        ),
      ]
        .filter((element) => element.checkVisibility() && element.closest('main [lang]') === null)
        .map((element) => element.textContent.trim());
      return [
        ...new Set(shown.filter((text) => /\p{L}{3}/u.test(text) && !text.includes(mark) && !names.includes(text))),
      ];
    },
    { mark: opening, names: [...named] },
  );
