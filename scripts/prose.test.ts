import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commentsOf, countWords, longSentences } from './prose.ts';

const source = `/** Holds a slot.\n * @throws when it is taken */\nexport const hold = 1; // five minutes
// eslint-disable-next-line no-console -- a tool
const text = '// not a comment';`;

describe('the comments of a file', () => {
  it('are read without directives and without texts that look like comments', () => {
    assert.deepEqual(commentsOf('a.ts', source), ['Holds a slot.\n@throws when it is taken', 'five minutes']);
  });

  it('are counted in words', () => {
    assert.equal(countWords('Holds a slot.'), 3);
  });

  it('have no sentence of more than thirty words', () => {
    assert.deepEqual(longSentences('word '.repeat(30).trim()), []);
    assert.equal(longSentences(`Short. ${'word '.repeat(31).trim()}`).length, 1);
  });
});
