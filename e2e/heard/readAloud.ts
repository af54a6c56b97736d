import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from 'playwright-core';

import * as controls from './inPage/controls.ts';
import * as languages from './inPage/languages.ts';
import * as places from './inPage/places.ts';
import * as reading from './inPage/readStops.ts';
import * as spaces from './inPage/spaces.ts';
import type { Stop } from './prose.ts';

const bundle = readFileSync(
  createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js'),
  'utf8',
);

const [exported = '', reader = ''] = /export\s*\{[^}]*?([\w$]+) as virtual\b[^}]*\};?/.exec(bundle) ?? [];

const ours = [controls, languages, places, spaces, reading].flatMap((functions) =>
  Object.values(functions).map(String),
);

/** As a script and not a module: the policy of the page lets no module in. */
const source = `window.readAloud = (() => {
  ${bundle.replace(exported, '')}
  const hearing = (() => { ${ours.join('\n')}; return readStops; })();
  return () => hearing(${reader});
})()`;

declare global {
  interface Window {
    readAloud: () => Promise<Stop[]>;
  }
}

/** What a screen reader says from the top of the page to its end, a phrase a stop. */
export const readAloud = async (page: Page): Promise<Stop[]> => {
  if (!(await page.evaluate(() => 'readAloud' in window))) await page.evaluate(source);
  return page.evaluate(() => window.readAloud());
};
