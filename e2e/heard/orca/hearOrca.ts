import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findFirefox, startFirefox, type Firefox } from '../../fixtures/firefox.ts';
import { startProduct } from '../../fixtures/product.ts';
import { messagesOf, type Lang } from '../../fixtures/text.ts';
import { demoPatient, freeTime, saying } from '../../screens/inFirefox.ts';
import { masked } from '../masked.ts';
import { arrivalPause, packagesMissing, startDesk, type Desk } from './desk.ts';

const mostLines = 120;

const focusOn =
  'document.evaluate(arguments[0], document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue.focus()';

/** What each page says on arrival, and what it says line by line. */
const readerAt = (firefox: Firefox, desk: Desk, lang: Lang) => {
  const t = messagesOf(lang);
  const lines: string[] = [];
  const write = (said: readonly string[]) => lines.push(masked(said.join(' · ').replace(/ +/g, ' ')));
  return {
    lines,
    read: async (page: string): Promise<void> => {
      await firefox.quiet();
      lines.push(`## ${page} (on arrival)`);
      for (const line of await desk.hear(arrivalPause)) write([line]);
      lines.push(`## ${page}`);
      for (let count = 0; count < mostLines; count += 1) {
        await desk.press('Down');
        const said = await desk.hear();
        if (said.some((line) => line.includes(t('footer.label')))) break;
        if (said.length > 0) write(said);
      }
    },
    /** By Return. Its line has been read, and after the arrows Orca says nothing more of it. */
    press: async (xpath: string): Promise<void> => {
      await firefox.see(xpath);
      await firefox.run(focusOn, xpath);
      await desk.hear();
      await desk.press('Return');
    },
  };
};

/** The filters, where a clinic is found by typing. */
const filter = async (firefox: Firefox, desk: Desk, lang: Lang): Promise<string[]> => {
  const t = messagesOf(lang);
  const field = `//*[@id=${saying('label', t('booking.filter.clinics.find'))}/@for]`;
  const said: string[] = ['## a clinic found by typing'];
  const hear = async (): Promise<void> => {
    for (const line of await desk.hear(arrivalPause)) said.push(masked(line.replace(/ +/g, ' ')));
  };
  await firefox.see(field);
  await firefox.run(focusOn, field);
  await hear();
  for (const keys of [Array.from('sentier'), ['Down'], ['Return']]) {
    for (const key of keys) await desk.press(key);
    await hear();
  }
  return said;
};

/** From sign-in to a confirmed appointment. */
const book = async (firefox: Firefox, desk: Desk, url: string, lang: Lang): Promise<string[]> => {
  const t = messagesOf(lang);
  const { lines, read, press } = readerAt(firefox, desk, lang);
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
  await firefox.see(freeTime(t));
  await read('the times');
  await press(saying('main//button', t('booking.filters')));
  lines.push(...(await filter(firefox, desk, lang)));
  await press(freeTime(t));
  await firefox.see(saying('button', t('review.confirm')));
  await read('the check');
  await press(saying('button', t('review.confirm')));
  await firefox.see(saying('h1', t('confirmed.title')));
  await read('confirmed');
  return lines;
};

/** The packages of Debian without which Orca is not heard. */
export const missingForOrca = (): string[] => [
  ...packagesMissing(),
  ...(findFirefox() === null ? ['firefox-esr'] : []),
];

/** @returns what Orca says in Firefox from sign-in to a confirmed appointment, line by line */
export const bookByOrca = async (lang: Lang): Promise<string[]> => {
  const program = findFirefox();
  if (program === null) throw new Error('No Firefox is installed.');
  const product = await startProduct([], { RATE_LIMITS: 'off' });
  try {
    await product.steadySlots();
    const desk = await startDesk();
    try {
      const firefox = await startFirefox(program, lang, { desk: desk.env });
      try {
        return await book(firefox, desk, product.url, lang);
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

const versionOf = (program: string): string =>
  /\d+\.\d+/.exec(
    execFileSync(program, ['--version'], { encoding: 'utf8', env: { ...process.env, HOME: tmpdir() } }),
  )?.[0] ?? '';

const firstLine = (): string =>
  `Orca ${versionOf('/usr/bin/orca')}, Firefox ${versionOf(findFirefox() ?? '')}, a line for each press of the down arrow. « · » parts two utterances.`;

/** Writes what Orca says, one file a language. @returns what is missing */
export const hearOrca = async (folder: string): Promise<string[]> => {
  const missing = missingForOrca();
  if (missing.length > 0) return [`Orca is not heard: Debian’s packages ${missing.join(', ')} are not installed.`];
  mkdirSync(folder, { recursive: true });
  for (const lang of ['fr', 'en'] satisfies Lang[]) {
    const lines = await bookByOrca(lang);
    writeFileSync(join(folder, `booking.${lang}.txt`), `${[firstLine(), ...lines].join('\n')}\n`);
  }
  return [];
};
