// Holds: product §8 content-security
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';

import { findFirefox, startFirefox, type Firefox } from '../fixtures/firefox.ts';
import { stateTimeout, untilFound } from '../fixtures/patience.ts';
import { startProduct, type Product } from '../fixtures/product.ts';
import { messagesOf, type Lang } from '../fixtures/text.ts';
import { patterns } from '../looks/addresses.ts';
import { bookAndCancel, signIn, signInAtClinic } from '../screens/inFirefox.ts';

const program = findFirefox();
let product: Product | undefined;

before(async () => {
  if (program !== null) product = await startProduct();
});
after(async () => {
  await product?.stop();
});

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

/** Loads the page again, with all that the server sends ahead. */
const open = async (firefox: Firefox, address: string): Promise<void> => {
  await firefox.goTo('about:blank');
  await firefox.goTo(address);
  await firefox.see('//main//h1[normalize-space()]');
  await firefox.quiet();
};

const needsFirefox = { skip: program === null ? 'no Firefox is installed' : false } as const;

for (const lang of ['fr', 'en'] as const)
  test(
    `Firefox walks from sign-in to a cancelled appointment, fetches ahead what comes next, and reports no error in its console (${lang})`,
    { ...needsFirefox, timeout: 5 * stateTimeout },
    async () => {
      const errors = await walkIn(lang, async (firefox, url) => {
        const t = messagesOf(lang);
        await signIn(firefox, url, t);
        await bookAndCancel(firefox, t);
        const rels = await firefox.run('return [...document.querySelectorAll("link")].map(({ rel }) => rel).join()');
        assert.match(String(rels), /modulepreload/);
      });
      assert.deepEqual(errors, []);
    },
  );

test(
  'Firefox reports no error in its console at any address',
  { ...needsFirefox, timeout: 10 * stateTimeout },
  async () => {
    const [inside, outside] = [/^\/app/, /^(?!\/app|\/logout)/].map((area) =>
      patterns.filter((pattern) => area.test(pattern) && !pattern.includes(':')),
    );
    const errors = await walkIn('fr', async (firefox, url) => {
      for (const address of outside ?? []) await open(firefox, `${url}/#${address}`);
      await signIn(firefox, url, messagesOf('fr'));
      await firefox.quiet();
      for (const address of inside ?? []) await open(firefox, `${url}/#${address}`);
      await open(firefox, `${url}/#/logout`);
    });
    assert.deepEqual(errors, []);
  },
);

test(
  'Firefox reports no error in its console where the staff of a clinic work',
  { ...needsFirefox, timeout: 5 * stateTimeout },
  async () => {
    const errors = await walkIn('fr', async (firefox, url) => {
      await open(firefox, `${url}/staff`);
      await signInAtClinic(firefox, url, messagesOf('fr'));
      await open(firefox, `${url}/staff#/day`);
    });
    assert.deepEqual(errors, []);
  },
);

test(
  'the console of Firefox would show a link that the policy refuses',
  { ...needsFirefox, timeout: 3 * stateTimeout },
  async () => {
    await walkIn('fr', async (firefox, url) => {
      await open(firefox, `${url}/#/login`);
      await firefox.run(
        `document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href: 'assets/icon.svg?late' }));`,
      );
      const shown = async () =>
        (await firefox.complaints(url)).find((line) => /error/i.test(line) && /late/.test(line));
      await untilFound(shown, 'an error about the refused link');
    });
  },
);
