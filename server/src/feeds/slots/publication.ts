import type { ResourceType } from './manifest.ts';

/** One NDJSON file of a publication. `open` gives its bytes as they come. */
export type PublishedFile = { type: ResourceType; name: string; open: () => Promise<AsyncIterable<Uint8Array>> };

export type Publication = {
  /** Names the publisher in the database: ids are unique only within one. */
  source: string;
  files: PublishedFile[];
  /** Addresses of the manifest that a recording leaves out, whole regions at a time. */
  notRecorded: string[];
};
