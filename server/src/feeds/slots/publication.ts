import type { ResourceType } from './manifest.ts';

export type PublishedFile = { type: ResourceType; name: string; open: () => Promise<AsyncIterable<Uint8Array>> };

export type Publication = {
  /** The publisher, since ids are unique only within one. */
  source: string;
  files: PublishedFile[];
  /** Manifest addresses missing from a recording. */
  notRecorded: string[];
};
