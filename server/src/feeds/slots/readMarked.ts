import { createHash, type Hash } from 'node:crypto';

import { FeedStopped } from '../feedRefused.ts';
import type { FileMark, OpenedFile, PublishedFile } from './publication.ts';

export type Reading = {
  /** By address, of files read to their end. */
  marks: Map<string, FileMark>;
  stopping?: AbortSignal | undefined;
};

type Stopping = Reading['stopping'];

async function* hashing({ chunks }: OpenedFile, hash: Hash, stopping: Stopping): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    if (stopping?.aborted === true) throw new FeedStopped();
    hash.update(chunk);
    yield chunk;
  }
}

export async function* readMarked(
  { address, open }: PublishedFile,
  { marks, stopping }: Reading,
): AsyncGenerator<Uint8Array> {
  const opened = await open();
  const { etag, lastModified } = opened;
  const hash = createHash('sha256');
  yield* hashing(opened, hash, stopping);
  marks.set(address, { address, etag, lastModified, digest: hash.digest('hex') });
}

const isSame = async (file: PublishedFile, known: FileMark, stopping: Stopping): Promise<boolean> => {
  const opened = await file.openUnlessSame(known);
  if (opened === null) return true;
  if (opened.etag !== null && known.etag !== null && opened.etag !== known.etag) {
    opened.leave();
    return false;
  }
  const hash = createHash('sha256');
  const chunks = hashing(opened, hash, stopping);
  while ((await chunks.next()).done !== true);
  return hash.digest('hex') === known.digest;
};

export const isUnchanged = async (
  files: readonly PublishedFile[],
  known: ReadonlyMap<string, FileMark>,
  stopping?: AbortSignal,
): Promise<boolean> => {
  if (files.length === 0 || new Set(files.map(({ address }) => address)).size !== known.size) return false;
  for (const file of files) {
    const mark = known.get(file.address);
    if (mark === undefined || !(await isSame(file, mark, stopping))) return false;
  }
  return true;
};
