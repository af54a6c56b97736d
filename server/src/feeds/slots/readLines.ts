import { FeedRefused } from '../feedRefused.ts';

/** From 1; `text` is null for invalid UTF-8. */
export type Line = { line: number; text: string | null };

const longestLine = 1_000_000;
const newline = 0x0a;

const decode = (bytes: Uint8Array): string | null => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** Holds at most one line and one chunk in memory. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, file: string): AsyncGenerator<Line> {
  let pending: Uint8Array[] = [];
  let pendingBytes = 0;
  let line = 1;
  const append = (bytes: Uint8Array): void => {
    pendingBytes += bytes.length;
    if (pendingBytes > longestLine) {
      throw new FeedRefused(
        `Line ${line} of ${file} is longer than ${longestLine} bytes: this is no NDJSON file, and nothing of it was taken.`,
      );
    }
    pending.push(bytes);
  };
  const take = (): Line => {
    const text = decode(Buffer.concat(pending));
    [pending, pendingBytes] = [[], 0];
    return { line, text: text?.trim() ?? null };
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      append(chunk.subarray(from, end));
      const whole = take();
      if (whole.text !== '') yield whole;
      line += 1;
      from = end + 1;
    }
    append(chunk.subarray(from));
  }
  const last = take();
  if (last.text !== '') yield last;
}
