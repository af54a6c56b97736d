import type { Locator, Page } from 'playwright-core';

import type { Mode } from '../../contract/catalogues.ts';
import type { Traveller } from '../fixtures/journey.ts';
import { press } from './keyboard.ts';

type Looking = Pick<Traveller, 'page' | 't'>;

/** What a time must be: the demo deals its times by date, so that their order differs from day to day. */
export type Wish = {
  mode?: Mode;
  /** In whole years: some services are for children, some for adults. */
  age?: number;
};

/** In words, as the page tells it. */
type Shown = { id: string; label: string; about: string; isOff: boolean };

const anAdult = 40;

/** A visit by telephone asks for a number; a journey that is not about that goes the same way every day. */
const usual: Wish = { mode: 'in-person' };

/** Every time that the page lists, free or not. */
const listedTimes = (page: Page): Locator => page.locator('main [id^="place-"]');

/** Waits until the page lists times. Which one to take is for `findTime` to say. */
export const timesListed = ({ page }: Pick<Looking, 'page'>): Promise<void> =>
  page
    .locator('main')
    .filter({ has: page.locator('[id^="place-"]') })
    .waitFor();

const readTimes = (page: Page): Promise<Shown[]> =>
  listedTimes(page).evaluateAll((buttons) =>
    buttons.map((button) => ({
      id: button.id,
      label: button.getAttribute('aria-label') ?? '',
      about: [...(button.parentElement?.parentElement?.querySelectorAll('p') ?? [])]
        .map((p) => p.innerText)
        .join(' · '),
      isOff: button.hasAttribute('aria-disabled'),
    })),
  );

const isForAge = ({ about }: Shown, age: number, { t }: Looking): boolean => {
  const number = String.raw`(\d+)`;
  const between = new RegExp(t('care.ages.between_one', { from: number, count: number })).exec(about);
  const [, from = '0'] = between ?? new RegExp(t('care.ages.from_one', { count: number })).exec(about) ?? [];
  return Number(from) <= age && age <= Number(between?.[2] ?? Infinity);
};

const fits = (time: Shown, { mode, age = anAdult }: Wish, looking: Looking): boolean =>
  !time.isOff &&
  (mode === undefined || time.label.split(', ').includes(looking.t(`mode.${mode}`))) &&
  isForAge(time, age, looking);

/** @returns whether the page had more times to show */
const showMore = async ({ page, t }: Looking, shown: number): Promise<boolean> => {
  const more = page.getByRole('button', { name: t('booking.more'), exact: true });
  if ((await more.count()) === 0) return false;
  await press(page, more);
  await page.waitForFunction((count) => document.querySelectorAll('main [id^="place-"]').length > count, shown);
  return true;
};

/**
 * The first time that fits; further down the list if need be.
 * @throws when nothing fits, with what the page offered
 */
export const findTime = async (looking: Looking, wish: Wish = usual): Promise<Locator> => {
  const { page } = looking;
  await timesListed(looking);
  const times = await readTimes(page);
  const found = times.find((time) => fits(time, wish, looking));
  if (found === undefined) {
    if (await showMore(looking, times.length)) return findTime(looking, wish);
    const offered = times.map(({ label, about, isOff }) => `${label} (${about})${isOff ? ', off' : ''}`);
    throw new Error(`No time is ${JSON.stringify(wish)}. There were:\n${offered.join('\n')}`);
  }
  return page.locator(`[id="${found.id}"]`);
};
