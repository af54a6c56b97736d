import type { CDPSession } from 'playwright-core';

import type { Traveller } from '../fixtures/journey.ts';
import type { Newcomer } from './frontDoor.ts';
import { press, typeIn } from './keyboard.ts';

/** A telephone that unlocks with its person: Chromium’s own, which keeps discoverable keys. */
export const bringPhone = async ({ page }: Traveller): Promise<CDPSession> => {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable', { enableUI: false });
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return devTools;
};

/** The same product by the name that passkeys may belong to; browsers take none for a bare address. */
export const openByName = async ({ page, url }: Traveller): Promise<void> => {
  await page.goto(url.replace('127.0.0.1', 'localhost'));
};

export const openToAdd = async ({ page, t }: Traveller): Promise<void> => {
  await press(page, page.getByRole('button', { name: t('passkey.add.open') }));
  await page.locator('[name=name]').waitFor();
};

/** The name and the password → the device, which asks nothing more. */
export const addKey = async ({ page }: Traveller, { password }: Newcomer, name: string): Promise<void> => {
  const field = page.locator('[name=name]');
  await field.clear();
  await typeIn(page, 'name', name);
  await page.locator('form', { has: field }).locator('[name=password]').focus();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
};
