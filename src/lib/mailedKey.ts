import { forgetOnSessionEnd } from './forgetOnSessionEnd';

/** Keys of mailed links, each under the route it came with. In memory only: neither an address nor a storage shows them. */
const kept = new Map<string, string>();

/**
 * Takes the key out of an in-app address such as `/recover/do?key=…`, and keeps it here until the page asks.
 * @returns the address without it, or nothing when it carried none
 */
export const takeMailedKey = (address: string): string | undefined => {
  const [given = '', query = ''] = address.split('?', 2);
  const route = `/${given.replace(/^\/|\/$/g, '')}`;
  const parts = new URLSearchParams(query);
  const key = parts.get('key');
  if (key === null) return undefined;
  kept.set(route, key.replaceAll(' ', '+')); // a `+` that was not encoded: a key has no spaces
  parts.delete('key');
  return parts.size > 0 ? `${route}?${parts.toString()}` : route;
};

/** The key that came with a route. A reload has forgotten it: the mailed link opens again. */
export const mailedKeyOf = (route: string): string | null => kept.get(route) || null;

/** Forgets the keys: what they were for is done. */
export const forgetMailedKeys = (): void => {
  kept.clear();
};

// A link that is opened while a session ends by itself is still of use.
forgetOnSessionEnd('mailed keys', ({ by }) => {
  if (by === 'loggedOut') forgetMailedKeys();
});
