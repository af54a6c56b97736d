import type { FileType } from './manifest.ts';

export type PublishedFile = { type: FileType; name: string; open: () => Promise<AsyncIterable<Uint8Array>> };

export type Publication = {
  /** Ids are unique only within a publisher. */
  source: string;
  files: PublishedFile[];
  /** Manifest addresses missing from a recording. */
  notRecorded: string[];
};
