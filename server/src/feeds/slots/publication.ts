import type { ResourceType } from './manifest.ts';

export type PublishedFile = { type: ResourceType; name: string; open: () => Promise<AsyncIterable<Uint8Array>> };

export type Publication = {
  /** Ids are unique only within a publisher. */
  source: string;
  files: PublishedFile[];
  /** Manifest addresses missing from a recording. */
  notRecorded: string[];
};
