import { openFolder } from './folderPublication.ts';
import type { ResourceType } from './manifest.ts';
import { openWebPublication } from './webPublication.ts';

/** One NDJSON file of a publication. `open` gives its bytes as they come. */
export type PublishedFile = { type: ResourceType; name: string; open: () => Promise<AsyncIterable<Uint8Array>> };

export type Publication = {
  /** Names the publisher in the database: ids are unique only within one. */
  source: string;
  files: PublishedFile[];
  /** Addresses of the manifest that a recording leaves out, whole regions at a time. */
  notRecorded: string[];
};

/**
 * Opens a SMART Scheduling Links publication by its manifest: a web address, a file, or the folder that holds it.
 * @throws FeedRefused when the manifest points outside itself or a file is missing, before anything is changed
 */
export const openPublication = (where: string): Promise<Publication> =>
  /^https?:\/\//i.test(where) ? openWebPublication(where) : openFolder(where);
