import { createHash } from 'node:crypto';

import { cutAfterForm, cutStyle } from './firstScreen.ts';
import type { Inline } from './policy.ts';

/** The login screen in one language, and how other pages begin, as src/app/prerender.tsx draws them. */
export type Drawn = {
  lang: string;
  title: string;
  html: string;
  style: string;
  unscripted: string;
  /** By address. */
  pageTops: Readonly<Record<string, string>>;
  waiting: { hide: string; hideLabel: string; sending: string };
};

/** What goes into index.html. */
export type Parts = {
  /** The page as html-webpack-plugin made it. */
  page: string;
  /** The style that holds for every page. */
  ground: string;
  drawn: readonly Drawn[];
  /** What of assets/config.json it was drawn with. */
  settings: unknown;
  /** The code of the inline script. */
  script: string;
  /** The scripts of the pages that people come to from outside, by their address after the #. */
  pages: Readonly<Record<string, readonly string[]>>;
};

/** Text as an attribute's value. */
const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const attributes = (values: Record<string, string>): string =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${attribute(value)}"`)
    .join('');

const template = ({ lang, title, html, waiting: { hide, hideLabel, sending } }: Drawn): string =>
  `<template${attributes({ lang, title, 'data-hide': hide, 'data-hide-label': hideLabel, 'data-sending': sending })}>${cutAfterForm(html).first}</template>`;

const restOf = ({ lang, html }: Drawn): string =>
  `<template${attributes({ lang, 'data-rest': '' })}>${cutAfterForm(html).rest}</template>`;

/** How one page begins, in a file that only this page asks for. */
export type Opening = { lang: string; address: string; file: string; html: string };

const openingsOf = ({ lang, pageTops }: Drawn): Opening[] =>
  Object.entries(pageTops).map(([address, text]) => {
    const html = `<!doctype html><meta charset="utf-8"><main${attributes({ lang, 'data-opening': address })}>${text}</main>`;
    const hash = createHash('sha256').update(html).digest('hex').slice(0, 8);
    return { lang, address, html, file: `opening.${hash}.html` };
  });

const put = (page: string, before: string, text: string): string => {
  if (!page.includes(before)) throw new Error(`index.html has no ${before}.`);
  return page.replace(before, () => text + before);
};

/** @throws when they differ: the page carries the rules once for both languages. */
const onlyOne = (styles: readonly string[]): string => {
  const [style, ...others] = new Set(styles);
  if (style === undefined || others.length > 0) throw new Error('The languages are not drawn with the same rules.');
  return style;
};

type FirstPage = Inline & { html: string; openings: Opening[] };

/**
 * Writes what the build drew into index.html, unseen until the inline script shows it (product §8 Content security).
 * @returns the page, the openings of other pages, and the texts whose hashes its policy needs
 */
export const writeFirstPage = ({ page, ground, drawn, settings, script, pages }: Parts): FirstPage => {
  const openings = drawn.flatMap(openingsOf);
  const style = cutStyle(onlyOne(drawn.map((one) => one.style)), drawn.map(template).join(''));
  const rest = [
    ...drawn.map(template),
    `<script>${script}</script>`,
    // What the first paint does not need comes after what draws it.
    style.rest,
    ...drawn.map(restOf),
    `<div id="unscripted" tabindex="-1">${drawn.map(({ unscripted }) => unscripted).join('')}</div>`,
  ].join('');
  const html = put(put(page, '</head>', `<style>${ground}</style>${style.first}`), '</body>', rest);
  return {
    html: put(
      html,
      '></div><template',
      attributes({
        'data-settings': JSON.stringify(settings),
        'data-pages': Object.entries(pages)
          .map(([address, files]) => [address, ...files].join(' '))
          .join(','),
        'data-openings': openings.map(({ lang, address, file }) => [lang, address, file].join(' ')).join(','),
      }),
    ),
    openings,
    scripts: [script],
    styles: [ground, ...[style.first, style.rest].map((one) => one.replace(/^<style[^>]*>|<\/style>$/g, ''))],
  };
};
