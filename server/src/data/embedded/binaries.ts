import { copyFileSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

import { StartupRefusal } from '../../startupRefusal.ts';
import { packageName } from './platform.ts';

const elsewhere =
  'On this machine the server needs Node 24 or newer and DATABASE_URL, the address of a PostgreSQL server (15 or newer)';

type Link = { source: string; target: string };

const isLinkList = (value: unknown): value is Link[] =>
  Array.isArray(value) &&
  value.every((link: Partial<Link>) => typeof link.source === 'string' && typeof link.target === 'string');

export const linkLibrary = (source: string, link: string, makeLink = symlinkSync): void => {
  try {
    makeLink(relative(dirname(link), source), link);
  } catch {
    if (!existsSync(link)) copyFileSync(source, link);
  }
};

/** npm without scripts skips the libraries’ symlinks. */
const healLinks = (packageRoot: string): void => {
  const links: unknown = JSON.parse(readFileSync(join(packageRoot, 'native/pg-symlinks.json'), 'utf8'));
  if (!isLinkList(links)) throw new StartupRefusal(`${elsewhere}; the package in ${packageRoot} has another layout.`);
  for (const { source, target } of links) {
    const link = join(packageRoot, target);
    if (existsSync(link)) continue;
    try {
      linkLibrary(join(packageRoot, source), link);
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

type Libc = 'glibc' | 'musl' | null;

const libcHere = (): Libc => {
  if (process.platform !== 'linux') return null;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Node documents this report
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } };
  return header.glibcVersionRuntime === undefined ? 'musl' : 'glibc';
};

const muslRefusal = `The embedded database needs glibc, and this system has musl: run PostgreSQL yourself. On Alpine, two lines help:
  apk add postgresql18 && install -d -o postgres /run/postgresql && su postgres -c 'initdb /var/lib/postgresql/data && pg_ctl -D /var/lib/postgresql/data -w start'
  DATABASE_URL=postgres://postgres@127.0.0.1/postgres npm start`;

/** @throws StartupRefusal without the programs’ package */
export const findBinaries = (
  platform: NodeJS.Platform = process.platform,
  arch: string = process.arch,
  libc: Libc = libcHere(),
): string => {
  if (libc === 'musl') throw new StartupRefusal(muslRefusal);
  try {
    const packageRoot = resolve(dirname(createRequire(import.meta.url).resolve(packageName(platform, arch))), '..');
    healLinks(packageRoot);
    return join(packageRoot, 'native', 'bin');
  } catch (cause) {
    if (cause instanceof StartupRefusal) throw cause;
    throw new StartupRefusal(`${elsewhere}; there is no embedded database for ${platform}-${arch}.`, { cause });
  }
};
