// Holds: product §5 slots-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { FeedRefused } from '../../src/feeds/feedRefused.ts';
import { readLines, type Line } from '../../src/feeds/slots/readLines.ts';

async function* chunksOf(...chunks: (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}

const read = async (chunks: AsyncIterable<Uint8Array>): Promise<Line[]> => {
  const lines: Line[] = [];
  for await (const line of readLines(chunks, 'slots.ndjson')) lines.push(line);
  return lines;
};

test('the reader splits lines correctly at any chunk boundary, accents included, and counts empty lines in the line numbers', async () => {
  const bytes = Buffer.from('{"a":1}\r\n\n{"é":"œ"}\n{"b":2}');
  for (let size = 1; size <= bytes.length; size += 1) {
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
      bytes.subarray(at * size, (at + 1) * size),
    );
    assert.deepEqual(await read(chunksOf(...chunks)), [
      { line: 1, text: '{"a":1}' },
      { line: 3, text: '{"é":"œ"}' },
      { line: 4, text: '{"b":2}' },
    ]);
  }
});

test('an empty file has no line, and a byte order mark is not part of the first line', async () => {
  assert.deepEqual(await read(chunksOf()), []);
  assert.deepEqual(await read(chunksOf('\uFEFF{}\n')), [{ line: 1, text: '{}' }]);
});

test('bytes that are not UTF-8 make one unreadable line, and the reader continues with the next', async () => {
  assert.deepEqual(await read(chunksOf(Buffer.from([0xe9, 0x0a]), '{}')), [
    { line: 1, text: null },
    { line: 2, text: '{}' },
  ]);
});

test('the reader refuses a line of 500 MB after its first million bytes and never requests the rest', async () => {
  const chunk = Buffer.alloc(65_536, 'x');
  let asked = 0;
  let isClosed = false;
  async function* hugeLine(): AsyncGenerator<Uint8Array> {
    try {
      yield Buffer.from('{}\n');
      for (; asked < 500_000_000; asked += chunk.length) yield chunk;
    } finally {
      isClosed = true;
    }
  }
  await assert.rejects(
    read(hugeLine()),
    (error) =>
      error instanceof FeedRefused && error.message.startsWith('Line 2 of slots.ndjson is longer than 1000000 bytes'),
  );
  assert.ok(asked < 1_100_000, `${asked} bytes were asked for`);
  assert.ok(isClosed);
});

test('the reader reads a long file one chunk at a time, never ahead of the lines already taken', async () => {
  let given = 0;
  async function* manyLines(): AsyncGenerator<Uint8Array> {
    for (; given < 1_000; given += 1) yield Buffer.from('{"n":1}\n{"n":2}\n');
  }
  let taken = 0;
  for await (const { text } of readLines(manyLines(), 'slots.ndjson')) {
    taken += 1;
    assert.ok(text !== null && given * 2 <= taken + 1);
  }
  assert.equal(taken, 2_000);
});
