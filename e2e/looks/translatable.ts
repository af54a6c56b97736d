import type { Traveller } from '../fixtures/journey.ts';
import { fixedTexts } from '../fixtures/text.ts';

const months = {
  fr: 'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre',
  en: 'January|February|March|April|May|June|July|August|September|October|November|December',
} as const;

const patternOf = {
  fr: String.raw`\d (?:${months.fr})|\d h(?: \d|$|\W)`,
  en: String.raw`(?:${months.en}) \d|\d [ap]\.m\.`,
} as const;
const phone = String.raw`\d{3} \d{3}-\d{4}`;

/** What somebody wrote is translated whole. */
const written = 'main [lang], main article p';

/**
 * Dates, hours and phone numbers that a translator may change (decision 93), less those that stand in the catalogue as
 * an example.
 */
export const translatableValues = ({ page, lang }: Pick<Traveller, 'page' | 'lang'>, name: string): Promise<string[]> =>
  page.evaluate(
    ({ pattern, left, fixed }) => {
      const value = new RegExp(pattern);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found = new Set<string>();
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
        if (value.test(text) && node.parentElement?.closest(left) === null) found.add(text);
      }
      return [...found].filter((text) => !fixed.includes(text));
    },
    {
      pattern: `${patternOf[lang]}|${phone}`,
      left: `[translate="no"], script, style, option, textarea${isWritten(name) ? `, ${written}` : ''}`,
      fixed: fixedTexts(lang),
    },
  );

const isWritten = (name: string): boolean => ['terms', 'privacy', 'app-mailbox-id'].includes(name);
