import { createHmac } from 'node:crypto';

import type { Traveller } from '../fixtures/journey.ts';
import type { Newcomer } from './frontDoor.ts';
import { press, typeIn } from './keyboard.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (secret: string): Buffer => {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2)));
};

/** What an authenticator app shows for a secret, so many steps from now (RFC 6238). */
export const shownByApp = (secret: string, steps = 0): string => {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + steps));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = mac.readUInt8(mac.length - 1) & 0xf;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
};

/** The password, which only asks for more. */
export const enterPassword = async ({ page, t }: Traveller, { login, password }: Newcomer): Promise<void> => {
  await typeIn(page, 'username', login);
  await typeIn(page, 'password', password);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: t('factor.step.title'), exact: true }).waitFor();
};

export const enterCode = async ({ page }: Traveller, code: string): Promise<void> => {
  await typeIn(page, 'code', code);
  await page.keyboard.press('Enter');
};

/** The password → the app, by the key that the page shows. @returns the secret */
export const addApp = async ({ page, t }: Traveller, { password }: Newcomer): Promise<string> => {
  await typeIn(page, 'password', password);
  await press(page, page.getByRole('button', { name: t('factor.begin'), exact: true }));
  await page.getByRole('heading', { name: t('factor.app.title'), exact: true }).waitFor();
  return (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()).replaceAll(' ', '');
};

/** The ten codes → the overview. @returns two of them */
export const keepCodes = async ({ page, t }: Traveller): Promise<[string, string]> => {
  await page.getByRole('heading', { name: t('factor.codes.title'), exact: true }).waitFor();
  const [code = '', another = ''] = await page.getByText(/^\d{4}-\d{4}-\d{4}$/).allInnerTexts();
  await press(page, page.getByRole('button', { name: t('factor.codes.kept'), exact: true }));
  await page.getByText(t('factor.done'), { exact: true }).waitFor();
  return [code, another];
};
