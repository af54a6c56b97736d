import assert from 'node:assert/strict';

import type { Traveller } from '../fixtures/journey.ts';
import { axeProblems } from '../looks/axe.ts';
import { layoutProblems } from '../looks/layout.ts';
import { openFromOverview } from './account.ts';
import type { Newcomer } from './frontDoor.ts';
import { press, typeIn } from './keyboard.ts';

type Entry = Pick<Newcomer, 'login' | 'password'>;

const looksWell = async ({ page }: Traveller): Promise<void> => {
  assert.deepEqual([...(await axeProblems(page)), ...(await layoutProblems(page))], []);
};

/** The overview → what goes and what stays → the password and Enter → the account is closed. */
export const closeAccount = async (traveller: Traveller, password: string): Promise<void> => {
  const { page, t } = traveller;
  await openFromOverview(traveller, 'close.title');
  await page.getByRole('heading', { name: t('close.keeps'), exact: true }).waitFor();
  await looksWell(traveller);
  await typeIn(page, 'password', password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: t('closed.title'), exact: true }).waitFor();
  await looksWell(traveller);
  await press(page, page.getByRole('link', { name: t('notFound.toLogin'), exact: true }));
};

/** The sign-in of a closed account → the offer to bring it back, by the keyboard alone → home. */
export const reopenAccount = async (traveller: Traveller, { login, password }: Entry): Promise<void> => {
  const { page, t } = traveller;
  await typeIn(page, 'username', login);
  await typeIn(page, 'password', password);
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .filter({ hasText: t('reopen.title') })
    .waitFor();
  await looksWell(traveller);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByText(t('reopen.done'), { exact: true }).waitFor();
};
