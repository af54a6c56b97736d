import { FeedRefused } from '../feedRefused.ts';
import { largestManifest, parseManifest, refuseOutside } from './manifest.ts';
import { sourceAt, sourceNamed, type OpenedFile, type Publication, type Validators } from './publication.ts';

const patienceMs = 30_000;
const maxRedirects = 5;

const noValidators: Validators = { etag: null, lastModified: null };

const ask = async (address: string, { etag, lastModified }: Validators): Promise<Response> => {
  const answerDue = new AbortController();
  const timer = setTimeout(() => answerDue.abort(), patienceMs);
  const headers = {
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  };
  return fetch(address, { redirect: 'manual', signal: answerDue.signal, headers })
    .catch((cause: unknown) => {
      throw new FeedRefused(`${address} does not answer. Nothing was taken.`, { cause });
    })
    .finally(() => clearTimeout(timer));
};

const redirects = [301, 302, 303, 307, 308];

/** Others may be inside our network. */
const nextOf = (answer: Response, address: string): string => {
  const location = answer.headers.get('location') ?? '';
  const next = location === '' ? null : URL.parse(location, address);
  if (next !== null && next.origin === new URL(address).origin && next.username === '') return next.href;
  throw new FeedRefused(
    `${address} redirects to ${location === '' ? 'nowhere' : location}, which is not at its origin. Nothing was taken.`,
  );
};

type Downloaded = OpenedFile & { at: string };

const download = async (address: string, known = noValidators, followed = 0): Promise<Downloaded | null> => {
  const answer = await ask(address, known);
  const { status, headers, body } = answer;
  if (status === 200 && body !== null)
    return { at: address, chunks: body, etag: headers.get('etag'), lastModified: headers.get('last-modified') };
  await body?.cancel();
  if (status === 304 && known !== noValidators) return null;
  if (!redirects.includes(status)) throw new FeedRefused(`${address} answers ${status}. Nothing was taken.`);
  if (followed === maxRedirects) throw new FeedRefused(`${address} redirects too often. Nothing was taken.`);
  return download(nextOf(answer, address), known, followed + 1);
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

const nextChunk = async (chunks: AsyncIterator<Uint8Array>): Promise<IteratorResult<Uint8Array>> => {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('silent')), patienceMs);
  });
  return Promise.race([chunks.next(), silence]).finally(() => clearTimeout(timer));
};

async function* refusingFaults(body: AsyncIterable<Uint8Array>, address: string): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await nextChunk(chunks).catch((cause: unknown) => {
        throw new FeedRefused(`${address} broke off before its end. Nothing was taken.`, { cause });
      });
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    void chunks.return?.().catch(() => undefined);
  }
}

const opened = async (address: string, known?: Validators): Promise<Downloaded | null> => {
  const file = await download(address, known);
  return file && { ...file, chunks: refusingFaults(file.chunks, address) };
};

/** Downloads files when read. @throws FeedRefused */
export const openWebPublication = async (where: string): Promise<Publication> => {
  const address = new URL(where);
  const page = await opened(where);
  const manifest = parseManifest(page === null ? '' : await readText(page.chunks, where), where);
  refuseOutside(manifest, address.origin);
  return {
    source: sourceAt(address),
    claimedSource: sourceNamed(manifest.request),
    files: manifest.outputs.map(({ type, url }) => {
      const file = new URL(url, page?.at ?? where).href;
      return { type, name: file, address: file, open: (known) => opened(file, known) };
    }),
    notRecorded: [],
  };
};
