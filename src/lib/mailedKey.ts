import { forgetOnSessionEnd } from './forgetOnSessionEnd';

/** In memory only: no address or storage reveals them. */
const kept = new Map<string, string>();

/** @returns an address such as `/recover/do?key=…` without its key, if it had one */
export const takeMailedKey = (address: string): string | undefined => {
  const [given = '', query = ''] = address.split('?', 2);
  const route = `/${given.replace(/^\/|\/$/g, '')}`;
  const parts = new URLSearchParams(query);
  const key = parts.get('key');
  if (key === null) return undefined;
  kept.set(route, key.replaceAll(' ', '+')); // an unencoded `+`: keys have no spaces
  parts.delete('key');
  return parts.size > 0 ? `${route}?${parts.toString()}` : route;
};

/** A reload loses it. */
export const mailedKeyOf = (route: string): string | null => kept.get(route) || null;

export const forgetMailedKeys = (): void => {
  kept.clear();
};

// A link opened while a session ends stays usable.
forgetOnSessionEnd('mailed keys', ({ by }) => {
  if (by === 'loggedOut') forgetMailedKeys();
});
