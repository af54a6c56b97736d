import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sentenceOf } from '../src/startupFailure.ts';

const failure = (code: string, path?: string): Error =>
  Object.assign(new Error('a raw message'), { code, ...(path !== undefined && { path }) });

test('the server says in one sentence that the disk is full, whether files or the database met it', () => {
  for (const code of ['53100', 'ENOSPC'])
    assert.match(sentenceOf(failure(code), {}) ?? '', /^The disk of the database is full \(\w+\): make room, .+\.$/);
});

test('the server names the folder that it may not write', () => {
  const sentence = sentenceOf(failure('EACCES', '/srv/data/keys'), {});
  assert.equal(sentence, '/srv/data/keys is not writable (EACCES): give it to this user, or set DATA_DIR.');
});

test('the server keeps the stack of a fault of its own, and judges only its own database as damaged', () => {
  assert.equal(sentenceOf(new TypeError('x is undefined'), {}), undefined);
  assert.equal(sentenceOf(failure('XX001'), { DATABASE_URL: 'postgres://elsewhere/db' }), undefined);
});
