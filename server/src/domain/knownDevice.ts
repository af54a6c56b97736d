import { randomBytes, type KeyObject } from 'node:crypto';

import { digestFor, isSameSecret } from './secrets.ts';

/** The `device` cookie: a random name and a seal per account that signed in, newest first. Seals identify no one. */
export type KnownDevice = { name: string; seals: string[] };

const maxAccounts = 5;
const shape = /^[\w-]{22}(?:\.[\w-]{43}){0,5}$/;

export type SealedAccount = { accountId: string; epoch: number };

const sealOf = (name: string, { accountId, epoch }: SealedAccount, key: KeyObject): string =>
  digestFor('device', [name, accountId, ...(epoch === 0 ? [] : [epoch])].join('\n'), key);

export const readDevice = (cookie: string | undefined): KnownDevice => {
  if (cookie === undefined || !shape.test(cookie)) return { name: randomBytes(16).toString('base64url'), seals: [] };
  const [name = '', ...seals] = cookie.split('.');
  return { name, seals };
};

/** On a known device, other people's wrong tries do not lock the account out (security: T11). */
export const isKnownTo = (device: KnownDevice, account: SealedAccount, key: KeyObject): boolean => {
  const expected = sealOf(device.name, account, key);
  return device.seals.some((seal) => isSameSecret(seal, expected));
};

export const rememberAccount = (device: KnownDevice, account: SealedAccount, key: KeyObject): string => {
  const seal = sealOf(device.name, account, key);
  const others = device.seals.filter((known) => known !== seal).slice(0, maxAccounts - 1);
  return [device.name, seal, ...others].join('.');
};
