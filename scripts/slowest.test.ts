import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { slowestLines } from './slowest.ts';

const timed = (name: string, ms: number, file = '/root/a.test.ts') => ({ name, file, ms });

describe('the slowest of a suite', () => {
  it('the slowest list shows tests with their file, the slowest first', () => {
    assert.deepEqual(slowestLines('tests', [timed('one', 900), timed('two', 12_500), timed('three', 1_000)], '/root'), [
      'The slowest tests:',
      '   12.5 s  two (a.test.ts)',
      '    1.0 s  three (a.test.ts)',
      '    0.9 s  one (a.test.ts)',
    ]);
  });

  it('the slowest list of whole files shows each path once', () => {
    assert.deepEqual(slowestLines('files', [timed('/root/a.test.ts', 2_000)], '/root'), [
      'The slowest files:',
      '    2.0 s  a.test.ts',
    ]);
  });

  it('the slowest list has at most ten entries and cuts long names', () => {
    const lines = slowestLines(
      'tests',
      Array.from({ length: 30 }, (_, at) => timed('n'.repeat(500), at)),
      '/root',
    );
    assert.equal(lines.length, 11);
    assert.ok(lines.every((line) => line.length < 150));
  });

  it('the slowest list is empty when nothing ran', () => {
    assert.deepEqual(slowestLines('tests', []), []);
  });
});
