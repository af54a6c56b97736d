import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

import type { Page } from 'playwright-core';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { openWithoutScripts } from '../screens/early.ts';

/** Sends the portal's page up to the middle of its footer; the rest waits for `finish`. */
const sendInTwo = async ({ url, lang }: Traveller) => {
  const html = await (await fetch(url)).text();
  const cut = html.indexOf('</li>', html.indexOf('<footer', html.indexOf(`<template lang="${lang}-CA" data-rest`)));
  const answers: ServerResponse[] = [];
  const server = createServer((request, answer) => {
    if (request.url !== '/') {
      answer.writeHead(404).end();
      return;
    }
    answers.push(answer);
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(html.slice(0, cut));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert.ok(typeof address === 'object' && address !== null);
  return {
    address: `http://127.0.0.1:${address.port}/`,
    finish: () => {
      for (const answer of answers) answer.end(html.slice(cut));
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** Runs in the page: whether a part of the footer has come. */
const hasBegunToFollow = (): boolean =>
  document
    .querySelector<HTMLTemplateElement>(`[data-rest][lang="${document.documentElement.lang}"]`)
    ?.content.querySelector('footer li') != null;

/** The page has had a turn to draw what came. */
const afterFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });

for (const setting of [
  { lang: 'fr', width: 320 },
  { lang: 'en', width: 1280 },
] as const) {
  journey(
    'what follows the login form is drawn whole, wherever the network pauses (product §8 content-security)',
    setting,
    async (traveller) => {
      const { page, t } = traveller;
      const { address, finish, stop } = await sendInTwo(traveller);
      try {
        await page.goto(address, { waitUntil: 'commit' });
        await page.locator('#portal [name=username]').waitFor();
        await page.waitForFunction(hasBegunToFollow);
        await afterFrames(page);
        assert.equal(await page.locator('#portal footer').count(), 0);
        finish();
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: t('footer.report'), exact: true })
          .waitFor();
      } finally {
        stop();
      }
    },
  );

  journey(
    'a page that was scrolled before its scripts came stays there when they come (product §8 content-security)',
    setting,
    async ({ page, url, t }) => {
      await page.setViewportSize({ width: setting.width, height: 400 });
      const letScriptsCome = await openWithoutScripts(page, url);
      const link = page.locator('main a[href="#/signup"]');
      await link.scrollIntoViewIfNeeded();
      const height = await page.evaluate(() => window.scrollY);
      assert.ok(height > 0);
      await letScriptsCome();
      await page.locator('#unscripted').waitFor({ state: 'detached' });
      assert.equal(await page.evaluate(() => window.scrollY), height);
      await link.click();
      await page.getByRole('heading', { level: 1, name: t('signup.title'), exact: true }).waitFor();
      assert.equal(await page.evaluate(() => window.scrollY), 0);
    },
  );
}
