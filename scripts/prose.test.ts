import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { commentsOf, countWords, longSentences, paragraphsOf } from './prose.ts';

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

  it('a colon or a semicolon ends no sentence for the prose check', () => {
    const clauses = 'one two three: '.repeat(5) + 'one two three; '.repeat(6);
    assert.equal(longSentences(clauses.trim()).length, 1);
  });

  it('the prose check reads the paragraphs, items and cells of a document, with a piece of code as one word', () => {
    const markdown = `# A title

Two lines of
one paragraph, with \`npm run -s\` and a [link](docs/a.md).

- **An item.** It says so.
1. Another.

| a head | of two |
|---|---|
| a \`b\\|c\` | d |

\`\`\`sh
npm start
\`\`\`
`;
    assert.deepEqual(paragraphsOf(markdown), [
      'A title',
      'Two lines of one paragraph, with code and a link.',
      'An item. It says so.',
      'Another.',
      'a head',
      'of two',
      '---',
      '---',
      'a code',
      'd',
    ]);
  });
});
