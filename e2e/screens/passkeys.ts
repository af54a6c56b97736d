import type { Traveller } from '../fixtures/journey.ts';
import type { Newcomer } from './frontDoor.ts';
import { press, tabTo, typeIn } from './keyboard.ts';

/** A telephone that unlocks with its person: Chromium’s own, which keeps discoverable keys. */
export const bringPhone = async ({ page }: Traveller): Promise<void> => {
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
};

/** The same product by the name that passkeys may belong to; browsers take none for a bare address. */
export const namedUrl = ({ url }: Pick<Traveller, 'url'>): string => url.replace('127.0.0.1', 'localhost');

export const openByName = async ({ page, url }: Traveller): Promise<void> => {
  await page.goto(namedUrl({ url }));
};

/** The name and the password → the device, which asks nothing more. */
export const addKey = async ({ page, t }: Traveller, { password }: Newcomer, name: string): Promise<void> => {
  await press(page, page.locator('summary', { hasText: t('passkey.add.open') }));
  const field = page.locator('[name=name]');
  await field.waitFor();
  await field.clear();
  await typeIn(page, 'name', name);
  await tabTo(page, page.locator('form', { has: field }).locator('[name=password]'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
};

export const useKey = async ({ page, t }: Traveller): Promise<void> => {
  await press(page, page.getByRole('button', { name: t('passkey.use'), exact: true }));
};

/** Its act, opened → the password. */
export const removeKey = async ({ page, t }: Traveller, { password }: Newcomer, name: string): Promise<void> => {
  const card = page.getByRole('article', { name, exact: true });
  await press(page, card.locator('summary'));
  await tabTo(page, card.locator('[name=password]'));
  await page.keyboard.type(password);
  await press(page, card.getByRole('button', { name: t('passkey.remove.confirm'), exact: true }));
};
