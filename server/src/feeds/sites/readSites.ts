import { createReadStream } from 'node:fs';

import { CsvError, parse } from 'csv-parse';

import { FeedRefused } from '../feedRefused.ts';
import { siteRow, type SiteRow } from './siteRow.ts';

export type ReadRow = { line: number; row: SiteRow } | { line: number; reason: 'wrongColumnCount' | 'unreadableText' };

/** Bounds memory when a quote is unclosed. */
const longestRow = 1_000_000;

// eslint-disable-next-line no-control-regex -- control characters are what is looked for
const unreadable = /[\uFFFD\u0000-\u0008]/;

const missingColumns = (header: readonly string[]): string[] =>
  Object.keys(siteRow.shape).filter((name) => !header.includes(name));

const readRow = (header: readonly string[], values: readonly string[], line: number): ReadRow => {
  if (values.length !== header.length && values.some((value) => value.includes('\n'))) {
    throw new FeedRefused(
      `A quoted field that ends on line ${line} has swallowed whole rows: its quote is closed in the wrong place.`,
    );
  }
  if (values.length !== header.length) return { line, reason: 'wrongColumnCount' };
  if (values.some((value) => unreadable.test(value))) return { line, reason: 'unreadableText' };
  return { line, row: siteRow.parse(Object.fromEntries(header.map((name, at) => [name, values[at]]))) };
};

type Parsed = { record: string[]; info: { lines: number } };

const toRefusal = (path: string, error: unknown): unknown => {
  if (error instanceof CsvError)
    return new FeedRefused(`${path} is not a CSV file that can be read to its end: ${error.message}.`, {
      cause: error,
    });
  if (error instanceof Error && 'code' in error)
    return new FeedRefused(`${path} cannot be read (${String(error.code)}).`, { cause: error });
  return error;
};

/** `line` is the row's last, from 1. */
export async function* readSites(path: string): AsyncGenerator<ReadRow> {
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    record_delimiter: ['\r\n', '\n'],
    max_record_size: longestRow,
  });
  const source = createReadStream(path);
  source.on('error', (error) => parser.destroy(error));
  const rows: AsyncIterable<Parsed> = source.pipe(parser);
  let header: string[] | undefined;
  try {
    for await (const { record, info } of rows) {
      if (header !== undefined) {
        yield readRow(header, record, info.lines);
        continue;
      }
      header = record.map((name) => name.trim());
      const missing = missingColumns(header);
      if (missing.length > 0) throw new FeedRefused(`${path} lacks the columns ${missing.join(', ')}.`);
    }
  } catch (error) {
    throw toRefusal(path, error);
  } finally {
    source.destroy();
  }
  if (header === undefined) throw new FeedRefused(`${path} is empty.`);
}
