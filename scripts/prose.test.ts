import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commentsOf, countWords, longSentences } from './prose.ts';

const source = `/** Holds a slot.\n * @throws when it is taken */\nexport const hold = 1; // five minutes
// eslint-disable-next-line no-console -- a tool
const text = '// not a comment';`;

describe('the comments of a file', () => {
  it('the prose check reads comments without directives and without strings that look like comments', () => {
    assert.deepEqual(commentsOf('a.ts', source), ['Holds a slot.\n@throws when it is taken', 'five minutes']);
  });

  it('the prose check counts the words of comments', () => {
    assert.equal(countWords('Holds a slot.'), 3);
  });

  it('the prose check rejects a comment sentence of more than thirty words', () => {
    assert.deepEqual(longSentences('word '.repeat(30).trim()), []);
    assert.equal(longSentences(`Short. ${'word '.repeat(31).trim()}`).length, 1);
  });
});
