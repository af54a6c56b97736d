import type { Config } from './config.ts';
import type { App } from './http/deps.ts';
import { StartupRefusal } from './startupRefusal.ts';

const reasons = new Map([
  ['EADDRINUSE', 'is taken by another program'],
  ['EACCES', 'needs rights that this user does not have'],
  ['EADDRNOTAVAIL', 'is not an address of this machine'],
  ['ENOTFOUND', 'is not an address of this machine'],
]);

/**
 * Listens on the host and port of the settings, and gives the address that answers.
 * @throws StartupRefusal when the port is taken or not allowed, or the host is not ours.
 */
export const listen = async (app: App, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> => {
  try {
    return await app.listen({ host, port });
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? reasons.get(String(cause.code)) : undefined;
    if (reason === undefined) throw cause;
    throw new StartupRefusal(`${host}:${port} ${reason}: choose another PORT or HOST.`, { cause });
  }
};
