import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { settled } from '../looks/settled.ts';
import { logIn, logOut, newcomer, signUp } from '../screens/frontDoor.ts';

const demoPatient = { login: 'demo.boreal', password: 'Sapin-Givre-47' };

/** Keeps back what home asks for. @returns what lets it through */
const slowly = async (page: Page): Promise<() => void> => {
  const gate = Promise.withResolvers<undefined>();
  const calls = /\/api\/(?:appointment\/|user\b|mailbox\/threads)/;
  await page.route(calls, async (route) => {
    await gate.promise;
    await route.continue();
  });
  return () => {
    gate.resolve(undefined);
  };
};

/** Notes where the button stands in every frame from now on. */
const watchButton = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seenBoxes: seen });
    const look = () => {
      const box = document.querySelector('main a[href="#/app/appointments/new"]')?.getBoundingClientRect();
      if (box) seen.add([box.x, box.y, box.width, box.height].map(Math.round).join(' '));
      requestAnimationFrame(look);
    };
    look();
  });

const boxesOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen: unknown = Reflect.get(window, 'seenBoxes');
    return seen instanceof Set ? [...seen].map(String) : [];
  });

const assertSteady = async ({ page, t }: Traveller, letThrough: () => void, arrived: string): Promise<void> => {
  await watchButton(page);
  await page.getByText(t('common.loading'), { exact: true }).waitFor({ state: 'attached' });
  letThrough();
  await page.locator('main').filter({ hasText: arrived }).waitFor();
  await settled(page);
  const boxes = await boxesOf(page);
  assert.equal(boxes.length, 1, `The button stood at ${boxes.join(', then at ')}.`);
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const person = newcomer();
  await signUp(traveller, person);
  await logOut(traveller);
  const letEmpty = await slowly(page);
  await logIn(traveller, person);
  await assertSteady(traveller, letEmpty, t('home.next.none'));
  await logOut(traveller);
  const letFull = await slowly(page);
  await logIn(traveller, demoPatient);
  await assertSteady(traveller, letFull, t('appointment.details'));
};

for (const width of [390, 1280] as const)
  for (const lang of ['fr', 'en'] as const)
    journey(
      'the button to book stands still while home loads slowly, with or without a next appointment',
      { lang, width },
      walk,
    );
