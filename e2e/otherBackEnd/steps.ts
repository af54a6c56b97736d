import type { Page } from 'playwright-core';

import type { PortalSession } from './rule.ts';

export const person = {
  login: 'marie.tremblay',
  email: 'marie@exemple.ca',
  nam: 'TEST54122816',
  password: 'Canot 7 érables!',
};

/** Opens login at `address` and signs in. The answer of the usual back end is empty: the typed name is the login id. */
export const signIn = async ({ page, open }: PortalSession, address = '/login'): Promise<void> => {
  await open(address);
  await page.locator('[name=username]').fill(person.login);
  await page.locator('[name=password]').fill(person.password);
  await page.keyboard.press('Enter');
};

/** Signs in and waits until the main area is there. */
export const signedIn = async (session: PortalSession): Promise<void> => {
  await signIn(session);
  await arrive(session, '/app/home');
};

/** Waits until the address is this one, and its page is there. */
export const arrive = async ({ page, currentAddress }: PortalSession, address: string): Promise<void> => {
  await page
    .waitForFunction((wanted) => decodeURI(window.location.hash) === `#${wanted}`, address)
    .catch(() => {
      throw new Error(`Expected ${address}, came to ${currentAddress()}.`);
    });
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** The message of this role that says these words. */
export const says = async ({ page }: PortalSession, role: 'alert' | 'status', text: string): Promise<void> => {
  await page.getByRole(role).filter({ hasText: text }).waitFor();
};

/** Fills the sign-up form as a careful person does; `but` holds other values. */
export const fillSignup = async (
  { page }: PortalSession,
  but: Partial<typeof person & { confirmPassword: string }> = {},
): Promise<void> => {
  const values = { ...person, confirmPassword: but.password ?? person.password, ...but };
  for (const name of ['email', 'nam', 'login', 'password', 'confirmPassword'] as const)
    await page.locator(`[name=${name}]`).fill(values[name]);
  await page.locator('[name=terms]').check();
};

/** Sends the form that is open, as a person does. */
export const send = async ({ page }: PortalSession): Promise<void> => {
  await page.locator('form [type=submit]').click();
};

/** Changes the address, as somebody who types it does. */
export const goTo = async ({ page }: PortalSession, address: string): Promise<void> => {
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, address);
};

/** Goes to another screen, and waits until it stands in the place of this one. */
export const visit = async (session: PortalSession, address: string): Promise<void> => {
  const { page } = session;
  await page.locator('h1').evaluateAll((titles) => {
    for (const title of titles) title.dataset.left = '';
  });
  await goTo(session, address);
  await arrive(session, address);
  await page.locator('h1:not([data-left])').waitFor();
};

/** On a phone it stands behind the last entry of the bar. */
export const pressLogout = async (page: Page): Promise<void> => {
  const link = page.locator('a[href="#/logout"]');
  await page.locator('nav[data-room]').waitFor();
  if (!(await link.isVisible())) await page.locator('nav[data-room] button').click();
  await link.click();
};
