import { randomBytes, type KeyObject } from 'node:crypto';

import { digestFor, isSameSecret } from './secrets.ts';

/**
 * The value of the cookie `device`: a random name of the browser, then a seal for each account that signed in on it,
 * newest first. Only the server can make a seal, and it names nobody; nothing about the device itself is read.
 */
export type KnownDevice = { name: string; seals: string[] };

const mostAccounts = 5;
const shape = /^[\w-]{22}(?:\.[\w-]{43}){0,5}$/;

const sealOf = (name: string, accountId: string, key: KeyObject): string =>
  digestFor('device', `${name}\n${accountId}`, key);

/** Reads the cookie; whatever does not look like ours is a device never seen. */
export const readDevice = (cookie: string | undefined): KnownDevice => {
  if (cookie === undefined || !shape.test(cookie)) return { name: randomBytes(16).toString('base64url'), seals: [] };
  const [name = '', ...seals] = cookie.split('.');
  return { name, seals };
};

/** Whether this account signed in on this device before: then nobody else's wrong tries keep it out (security: T11). */
export const isKnownTo = (device: KnownDevice, accountId: string, key: KeyObject): boolean => {
  const expected = sealOf(device.name, accountId, key);
  return device.seals.some((seal) => isSameSecret(seal, expected));
};

/** The cookie after this account signed in: up to five people may share a device. */
export const rememberAccount = (device: KnownDevice, accountId: string, key: KeyObject): string => {
  const seal = sealOf(device.name, accountId, key);
  const others = device.seals.filter((known) => known !== seal).slice(0, mostAccounts - 1);
  return [device.name, seal, ...others].join('.');
};
