import type { FileType } from './manifest.ts';

export type Validators = { etag: string | null; lastModified: string | null };

export type FileMark = Validators & { address: string; digest: string };

export type OpenedFile = Validators & {
  chunks: AsyncIterable<Uint8Array>;
  /** Instead of reading to the end. */
  leave: () => void;
};

export type PublishedFile = {
  type: FileType;
  name: string;
  address: string;
  open: () => Promise<OpenedFile>;
  /** @returns null where the publisher says so */
  openUnlessSame: (known: Validators) => Promise<OpenedFile | null>;
};

export type Publication = {
  /** Ids are unique only within a publisher. */
  source: string;
  /** `source` of the address that a manifest on the web gives as its own. */
  claimedSource: string | null;
  files: PublishedFile[];
  /** Manifest addresses missing from a recording. */
  notRecorded: string[];
};

export const sourceAt = ({ host, pathname }: Pick<URL, 'host' | 'pathname'>): string =>
  `smart:${host}${pathname.replace(/\/?\$bulk-publish\/?$/, '')}`;

export const sourceNamed = (address: string | null): string | null => {
  const url = URL.parse(address ?? '');
  return url === null ? null : sourceAt(url);
};

export const isWebAddress = (where: string): boolean => /^https?:\/\//i.test(where);
