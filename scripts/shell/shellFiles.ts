import { createHash } from 'node:crypto';

/** What workbox-precaching takes: a name that carries its hash needs no revision. */
export type ShellFile = { url: string; revision: string | null };

/** The page, its scripts, its words, its font. Settings change without a build; the guide and the other letters come when asked for. */
const belongs =
  /^(?:index\.html|opening\.[0-9a-f]{8}\.html|[^/]+\.js|manifest\.webmanifest|assets\/(?:i18n\/(?:app\/)?\w+\.json|icons?[\w./-]*\.(?:svg|png))|[^/]*latin-wght[^/]*\.woff2)$/;
const carriesHash = /\.[0-9a-f]{8}\.\w+$/;

/** The files of a build that the portal needs to open without a network, in the order of their names. */
export const shellFiles = (built: readonly { file: string; content: Uint8Array }[]): ShellFile[] =>
  built
    .filter(({ file }) => belongs.test(file))
    .map(({ file, content }) => ({
      url: file,
      revision: carriesHash.test(file) ? null : createHash('sha256').update(content).digest('hex').slice(0, 16),
    }))
    .sort((one, other) => (one.url < other.url ? -1 : 1));
