import type { FileType } from './manifest.ts';

export type Validators = { etag: string | null; lastModified: string | null };

export type FileMark = Validators & { address: string; digest: string };

export type OpenedFile = Validators & { chunks: AsyncIterable<Uint8Array> };

export type PublishedFile = {
  type: FileType;
  name: string;
  address: string;
  /** @returns null only where `known` still holds */
  open: (known?: Validators) => Promise<OpenedFile | null>;
};

export type Publication = {
  /** Ids are unique only within a publisher. */
  source: string;
  /** `source` of the address in the manifest. */
  claimedSource: string | null;
  files: PublishedFile[];
  notRecorded: string[];
};

export const sourceAt = ({ host, pathname }: Pick<URL, 'host' | 'pathname'>): string =>
  `smart:${host}${pathname.replace(/\/?\$bulk-publish\/?$/, '')}`;

export const sourceNamed = (address: string | null): string | null => {
  const url = URL.parse(address ?? '');
  return url === null ? null : sourceAt(url);
};
