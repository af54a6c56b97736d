import { FeedRefused } from '../feedRefused.ts';
import { largestManifest, parseManifest, refuseOutside } from './manifest.ts';
import { sourceAt, sourceNamed, type OpenedFile, type Publication, type Validators } from './publication.ts';
import { watchPublisher, type Watch } from './watchPublisher.ts';

const maxRedirects = 5;
const redirects = [301, 302, 303, 307, 308];

const refusal = (sentence: string): FeedRefused => new FeedRefused(`${sentence}. Nothing was taken.`);

/** Elsewhere may be inside our network. */
const nextOf = (answer: Response, address: string): string => {
  const location = answer.headers.get('location') ?? '';
  const next = location === '' ? null : URL.parse(location, address);
  if (next !== null && next.origin === new URL(address).origin && next.username === '' && next.password === '')
    return next.href;
  throw refusal(`${address} redirects to ${location === '' ? 'nowhere' : location}, which is not at its origin`);
};

type Asking = { known?: Validators; stopping?: AbortSignal | undefined };

const headersOf = ({ etag, lastModified }: Validators): Record<string, string> => ({
  ...(etag !== null && { 'if-none-match': etag }),
  ...(lastModified !== null && { 'if-modified-since': lastModified }),
});

type Answered = { at: string; answer: Response; watch: Watch };

/** @returns an answer of 200, or 304 where something is known */
const ask = async (address: string, asking: Asking, followed = 0): Promise<Answered> => {
  const headers = asking.known === undefined ? {} : headersOf(asking.known);
  const watch = watchPublisher(address, asking.stopping);
  const request = fetch(address, { redirect: 'manual', signal: watch.signal, headers });
  const answer = await watch.wait(request, 'does not answer');
  if (answer.status === 200) return { at: address, answer, watch };
  watch.leave();
  if (answer.status === 304 && Object.keys(headers).length > 0) return { at: address, answer, watch };
  if (!redirects.includes(answer.status)) throw refusal(`${address} answers ${answer.status}`);
  if (followed === maxRedirects) throw refusal(`${address} redirects too often`);
  return ask(nextOf(answer, address), asking, followed + 1);
};

async function* chunksOf({ answer: { body }, watch }: Answered): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  try {
    for (;;) {
      const next = await watch.wait(reader?.read() ?? Promise.resolve(null), 'broke off before its end');
      if (next === null || next.done) return;
      yield next.value;
    }
  } finally {
    watch.leave();
  }
}

const opened = (answered: Answered): OpenedFile => {
  const { headers } = answered.answer;
  return {
    chunks: chunksOf(answered),
    leave: answered.watch.leave,
    etag: headers.get('etag'),
    lastModified: headers.get('last-modified'),
  };
};

const readText = async (chunks: AsyncIterable<Uint8Array>, address: string): Promise<string> => {
  const read: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > largestManifest) throw refusal(`${address} is too large for a manifest`);
    read.push(chunk);
  }
  return Buffer.concat(read).toString('utf8');
};

/** Downloads files when read. */
export const openWebPublication = async (where: string, stopping?: AbortSignal): Promise<Publication> => {
  const address = new URL(where);
  const page = await ask(where, { stopping });
  const manifest = parseManifest(await readText(chunksOf(page), where), where);
  refuseOutside(manifest, address.origin);
  return {
    source: sourceAt(address),
    claimedSource: sourceNamed(manifest.request),
    files: manifest.outputs.map(({ type, url }) => {
      const file = new URL(url, page.at).href;
      return {
        type,
        name: file,
        address: file,
        open: async () => opened(await ask(file, { stopping })),
        openUnlessSame: async (known) => {
          const answered = await ask(file, { known, stopping });
          return answered.answer.status === 304 ? null : opened(answered);
        },
      };
    }),
    notRecorded: [],
  };
};
