import { FeedRefused } from '../feedRefused.ts';
import { largestManifest, parseManifest, refuseOutside } from './manifest.ts';
import { sourceAt, sourceNamed, type Publication } from './publication.ts';

const patienceMs = 30_000;

/** Redirects may lead anywhere. */
const download = async (address: string): Promise<AsyncIterable<Uint8Array>> => {
  const answerDue = new AbortController();
  const timer = setTimeout(() => answerDue.abort(), patienceMs);
  const answer = await fetch(address, { redirect: 'manual', signal: answerDue.signal })
    .catch((cause: unknown) => {
      throw new FeedRefused(`${address} does not answer. Nothing was taken.`, { cause });
    })
    .finally(() => clearTimeout(timer));
  if (answer.ok && answer.body !== null) return answer.body;
  await answer.body?.cancel();
  const why =
    answer.status >= 300 && answer.status < 400
      ? `redirects to ${answer.headers.get('location') ?? 'nowhere'}`
      : `answers ${answer.status}`;
  throw new FeedRefused(`${address} ${why}. Nothing was taken.`);
};

const readText = async (chunks: AsyncIterable<Uint8Array>, address: string): Promise<string> => {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > largestManifest) throw new FeedRefused(`${address} is too large for a manifest. Nothing was taken.`);
    read.push(chunk);
  }
  return Buffer.concat(read).toString('utf8');
};

/** A broken transfer is a refusal. */
async function* refusingFaults(chunks: AsyncIterable<Uint8Array>, address: string): AsyncGenerator<Uint8Array> {
  try {
    yield* chunks;
  } catch (cause) {
    throw new FeedRefused(`${address} broke off before its end. Nothing was taken.`, { cause });
  }
}

/** Downloads files when read. @throws FeedRefused */
export const openWebPublication = async (where: string): Promise<Publication> => {
  const address = new URL(where);
  const manifest = parseManifest(await readText(refusingFaults(await download(where), where), where), where);
  refuseOutside(manifest, address.origin);
  return {
    source: sourceAt(address),
    claimedSource: sourceNamed(manifest.request),
    files: manifest.outputs.map(({ type, url }) => {
      const file = new URL(url, address).href;
      return { type, name: file, open: async () => refusingFaults(await download(file), file) };
    }),
    notRecorded: [],
  };
};
