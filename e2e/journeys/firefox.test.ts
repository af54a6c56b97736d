// Holds: product §8 content-security
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { findFirefox, startFirefox, type Firefox } from '../fixtures/firefox.ts';
import { stateTimeout, untilFound } from '../fixtures/patience.ts';
import { startProduct, type Product } from '../fixtures/product.ts';
import { messagesOf, type Lang } from '../fixtures/text.ts';
import { patterns } from '../looks/addresses.ts';
import { freeTimesPath } from '../screens/booking.ts';

const program = findFirefox();
let product: Product | undefined;

before(async () => {
  if (program !== null) product = await startProduct();
});
after(async () => {
  await product?.stop();
});

const demoPatient = { login: 'demo.boreal', password: 'Sapin-Givre-47' };

const quoted = (text: string): string => (text.includes('"') ? `'${text}'` : `"${text}"`);
const saying = (element: string, text: string): string => `//${element}[normalize-space()=${quoted(text)}]`;

const signIn = async (firefox: Firefox, url: string, lang: Lang): Promise<void> => {
  const t = messagesOf(lang);
  await firefox.goTo(`${url}/#/login`);
  await firefox.fill('username', demoPatient.login);
  await firefox.fill('password', demoPatient.password);
  await firefox.press(saying('button', t('login.submit')));
  await firefox.see(saying('main//a', t('home.book')));
};

const bookAndCancel = async (firefox: Firefox, lang: Lang): Promise<void> => {
  const t = messagesOf(lang);
  await firefox.press(saying('main//a', t('home.book')));
  await firefox.press(saying('button', t('booking.who.next'))); // for oneself
  await firefox.press('//*[@name="raisonVisite"]/option[@value="cold-flu"]');
  await firefox.press(saying('label', t('booking.where.near')));
  await firefox.fill('postalCode', 'H2X 1Y4');
  await firefox.press(saying('button', t('booking.search')));
  await firefox.press(`(${freeTimesPath})[1]`);
  await firefox.see(saying('button', t('review.confirm')));
  const asksPhone = await firefox.run('return document.querySelector("main [name=phone]")?.value === ""');
  if (asksPhone === true) await firefox.fill('phone', '514 555-0123');
  await firefox.press(saying('button', t('review.confirm')));
  await firefox.see(saying('h1', t('confirmed.title')));
  await firefox.press(saying('a', t('confirmed.see')));
  await firefox.press(saying('a', t('appointment.cancel')));
  await firefox.press(saying('button', t('cancel.confirm')));
  await firefox.see(saying('h1', t('cancel.done.title')));
};

/** @returns the errors in its console */
const walkIn = async (lang: Lang, walk: (firefox: Firefox, url: string) => Promise<void>): Promise<string[]> => {
  if (program === null || product === undefined) throw new Error('The product has not started.');
  const firefox = await startFirefox(program, lang);
  try {
    await walk(firefox, product.url);
    return (await firefox.complaints(product.url)).filter((line) => /error/i.test(line));
  } finally {
    await firefox.stop();
  }
};

const needsFirefox = { skip: program === null ? 'no Firefox is installed' : false } as const;

for (const lang of ['fr', 'en'] as const)
  test(
    `Firefox walks from sign-in to a cancelled appointment, fetches ahead what comes next, and reports no error in its console (product §8 content-security) (${lang})`,
    { ...needsFirefox, timeout: 5 * stateTimeout },
    async () => {
      const errors = await walkIn(lang, async (firefox, url) => {
        await signIn(firefox, url, lang);
        await bookAndCancel(firefox, lang);
        const rels = await firefox.run('return [...document.querySelectorAll("link")].map(({ rel }) => rel).join()');
        assert.match(String(rels), /modulepreload/);
      });
      assert.deepEqual(errors, []);
    },
  );

test(
  'Firefox reports no error in its console at any address (product §8 content-security)',
  { ...needsFirefox, timeout: 10 * stateTimeout },
  async () => {
    const errors = await walkIn('fr', async (firefox, url) => {
      const [inside, outside] = [/^\/app/, /^(?!\/app|\/logout)/].map((area) =>
        patterns.filter((pattern) => area.test(pattern) && !pattern.includes(':')),
      );
      for (const address of [...(outside ?? []), 'sign in', ...(inside ?? []), '/logout']) {
        if (address === 'sign in') {
          await signIn(firefox, url, 'fr');
          await firefox.quiet();
        }
        await firefox.goTo('about:blank');
        await firefox.goTo(`${url}/#${address === 'sign in' ? '/app/home' : address}`);
        await firefox.see('//main//h1[normalize-space()]');
        await firefox.quiet();
      }
    });
    assert.deepEqual(errors, []);
  },
);

test(
  'the console of Firefox would show a link that the policy refuses (product §8 content-security)',
  { ...needsFirefox, timeout: 3 * stateTimeout },
  async () => {
    await walkIn('fr', async (firefox, url) => {
      await firefox.goTo(`${url}/#/login`);
      await firefox.run(
        `document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: 'assets/icon.svg?late' }));`,
      );
      const shown = async () =>
        (await firefox.complaints(url)).find((line) => /error/i.test(line) && /late/.test(line));
      await untilFound(shown, 'an error about the refused link');
    });
  },
);
