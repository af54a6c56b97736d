import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findFirefox, startFirefox, type Firefox } from '../../fixtures/firefox.ts';
import { startProduct } from '../../fixtures/product.ts';
import { messagesOf, type Lang } from '../../fixtures/text.ts';
import { freeTimesPath } from '../../screens/booking.ts';
import { demoPatient } from '../../screens/everyScreen.ts';
import { masked } from '../masked.ts';
import { arrivalPause, packagesMissing, startDesk, type Desk } from './desk.ts';

const mostLines = 120;

const focusOn =
  'document.evaluate(arguments[0], document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue.focus()';

const quoted = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);
const saying = (element: string, text: string): string => `//${element}[normalize-space()=${quoted(text)}]`;

/**
 * From sign-in to a confirmed appointment: what each page says on arrival, what it says line by line, and then its
 * control with Return.
 */
const book = async (firefox: Firefox, desk: Desk, url: string, lang: Lang): Promise<string[]> => {
  const t = messagesOf(lang);
  const lines: string[] = [];
  const write = (said: readonly string[]) => lines.push(masked(said.join(' · ').replace(/ +/g, ' ')));
  const read = async (page: string): Promise<void> => {
    await firefox.quiet();
    lines.push(`## ${page} (on arrival)`);
    for (const line of await desk.hear(arrivalPause)) write([line]);
    lines.push(`## ${page}`);
    for (let count = 0; count < mostLines; count += 1) {
      await desk.press('Down');
      const said = await desk.hear();
      if (said.some((line) => line.includes(t('help.title')))) break;
      if (said.length > 0) write(said);
    }
  };
  // Its line has been read, and after the arrows Orca says nothing more of it.
  const press = async (xpath: string): Promise<void> => {
    await firefox.see(xpath);
    await firefox.run(focusOn, xpath);
    await desk.hear();
    await desk.press('Return');
  };
  await firefox.goTo(`${url}/#/login`);
  await firefox.see(saying('button', t('login.submit')));
  await desk.hear(arrivalPause); // the browser itself
  await read('sign-in');
  await firefox.fill('username', demoPatient.login);
  await firefox.fill('password', demoPatient.password);
  await press(saying('button', t('login.submit')));
  await firefox.see(saying('main//a', t('home.book')));
  await read('home');
  await press(saying('main//a', t('home.book')));
  await firefox.see(saying('button', t('booking.who.next')));
  await read('for whom');
  await press(saying('button', t('booking.who.next')));
  await firefox.see(saying('button', t('booking.search')));
  await read('the search');
  await firefox.press('//*[@name="raisonVisite"]/option[@value="cold-flu"]');
  await firefox.press(saying('label', t('booking.where.near')));
  await firefox.fill('postalCode', 'H2X 1Y4');
  await press(saying('button', t('booking.search')));
  await firefox.see(`(${freeTimesPath})[1]`);
  await read('the times');
  await press(`(${freeTimesPath})[1]`);
  await firefox.see(saying('button', t('review.confirm')));
  await read('the check');
  await press(saying('button', t('review.confirm')));
  await firefox.see(saying('h1', t('confirmed.title')));
  await read('confirmed');
  return lines;
};

const versionOf = (program: string): string =>
  /\d+\.\d+/.exec(
    execFileSync(program, ['--version'], { encoding: 'utf8', env: { ...process.env, HOME: tmpdir() } }),
  )?.[0] ?? '';

const versions = (firefox: string): string =>
  `Orca ${versionOf('/usr/bin/orca')}, Firefox ${versionOf(firefox)}, a line for each press of the down arrow. « · » parts two utterances.`;

const hearIn = async (program: string, lang: Lang, folder: string): Promise<void> => {
  const product = await startProduct([], undefined, { RATE_LIMITS: 'off' });
  try {
    await product.steadySlots();
    const desk = await startDesk();
    try {
      const firefox = await startFirefox(program, lang, desk.env);
      try {
        const lines = await book(firefox, desk, product.url, lang);
        writeFileSync(join(folder, `booking.${lang}.txt`), `${[versions(program), ...lines].join('\n')}\n`);
      } finally {
        await firefox.stop();
      }
    } finally {
      await desk.stop();
    }
  } finally {
    await product.stop();
  }
};

/** Writes what Orca says in Firefox from sign-in to a confirmed appointment, one file a language. */
export const hearOrca = async (folder: string): Promise<void> => {
  const program = findFirefox();
  const missing = [...packagesMissing(), ...(program === null ? ['firefox-esr'] : [])];
  if (program === null || missing.length > 0) {
    console.warn(`Orca is not heard: Debian’s packages ${missing.join(', ')} are not installed.`);
    return;
  }
  mkdirSync(folder, { recursive: true });
  for (const lang of ['fr', 'en'] satisfies Lang[]) await hearIn(program, lang, folder);
};
