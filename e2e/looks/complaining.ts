import type { Page } from 'playwright-core';

import { settled } from './settled.ts';

/** Forms that are also looked at and heard once they complain: left empty, they send nothing. */
export const complaining: ReadonlySet<string> = new Set([
  '/login',
  '/signup',
  '/recover',
  '/app/mailbox/new',
  '/app/account/email',
  '/app/account/password',
  '/app/account/close',
  '/app/appointments/new',
  '/app/dependents/new',
  '/nosession/manage',
]);

/** Sends the form of a page empty. A first question that has its answer leads on to those that have none. */
export const complain = async (page: Page): Promise<void> => {
  const send = page.locator('main form [type=submit]');
  const invalid = page.locator('main form').filter({ has: page.locator('[aria-invalid=true]') });
  await send.click();
  await settled(page);
  if ((await invalid.count()) === 0) await send.click();
  await invalid.waitFor();
  await settled(page);
};
