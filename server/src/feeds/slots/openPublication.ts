import { openFolder } from './folderPublication.ts';
import type { Publication } from './publication.ts';
import { openWebPublication } from './webPublication.ts';

/**
 * Opens a SMART Scheduling Links publication by its manifest: a web address, a file, or the folder that holds it.
 * @throws FeedRefused when the manifest points outside itself or a file is missing, before anything is changed
 */
export const openPublication = (where: string): Promise<Publication> =>
  /^https?:\/\//i.test(where) ? openWebPublication(where) : openFolder(where);
