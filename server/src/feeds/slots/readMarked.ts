import { createHash } from 'node:crypto';

import { FeedRefused } from '../feedRefused.ts';
import type { FileMark, OpenedFile, PublishedFile } from './publication.ts';

const open = async ({ open: openFile, name }: PublishedFile): Promise<OpenedFile> => {
  const opened = await openFile();
  if (opened === null) throw new FeedRefused(`${name} answers 304 to an unconditional request. Nothing was taken.`);
  return opened;
};

/** @throws FeedRefused */
export async function* readMarked(
  file: PublishedFile,
  marks: Map<string, FileMark>,
  stopping?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const { chunks, etag, lastModified } = await open(file);
  const hash = createHash('sha256');
  for await (const chunk of chunks) {
    if (stopping?.aborted === true) throw new FeedRefused('The server is stopping. Nothing was taken.');
    hash.update(chunk);
    yield chunk;
  }
  marks.set(file.address, { address: file.address, etag, lastModified, digest: hash.digest('hex') });
}

const isSame = async (file: PublishedFile, known: FileMark): Promise<boolean> => {
  const opened = await file.open(known);
  if (opened === null) return true;
  if (opened.etag !== null && known.etag !== null && opened.etag !== known.etag) {
    await opened.chunks[Symbol.asyncIterator]().return?.();
    return false;
  }
  const hash = createHash('sha256');
  for await (const chunk of opened.chunks) hash.update(chunk);
  return hash.digest('hex') === known.digest;
};

export const isUnchanged = async (
  files: readonly PublishedFile[],
  known: ReadonlyMap<string, FileMark>,
): Promise<boolean> => {
  const marks = files.map(({ address }) => known.get(address));
  if (files.length === 0 || new Set(files.map(({ address }) => address)).size !== known.size) return false;
  for (const [at, file] of files.entries()) {
    const mark = marks[at];
    if (mark === undefined || !(await isSame(file, mark))) return false;
  }
  return true;
};
