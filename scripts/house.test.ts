import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sentencesOf, sharedNames, stepsBack, usedNextDoor } from './house.ts';

describe('the figures of the code', () => {
  it('a file that one other file of its folder imports is used once, next door; one that another folder imports is not', () => {
    const files = [
      { path: 'src/hold/Timer.tsx', text: "import { left } from './left.ts';\nimport { now } from '../time/now';" },
      { path: 'src/hold/left.ts', text: "import { now } from '../time/now';" },
      { path: 'src/time/now.ts', text: '' },
    ];
    assert.deepEqual(usedNextDoor(files), ['src/hold/left.ts']);
  });

  it('a name that two files export is found once, with both', () => {
    const files = [
      { path: 'a.ts', text: 'export const hold = 1;\nexport type Slot = string;' },
      { path: 'b.ts', text: 'export async function hold() {}\nconst Slot = 1;' },
    ];
    assert.deepEqual([...sharedNames(files)], [['hold', ['a.ts', 'b.ts']]]);
  });

  it('the sentences of a page are those of its prose, without code, tables, headings and addresses', () => {
    const page =
      '# Title\n\nOne [word](../a/long/address.md). Two\nwords.\n\n| a | b |\n\n```\ncode\n```\n\n- First.\n- Second.';
    assert.deepEqual(
      sentencesOf(page)
        .map((sentence) => sentence.trim())
        .filter((sentence) => sentence !== ''),
      ['One [word].', 'Two words.', '- First.', '- Second.'],
    );
  });

  it('a larger figure is a step back, a smaller one is not, and one that was never kept is told', () => {
    assert.deepEqual(stepsBack({ stops: 20, files: 3 }, { stops: 19, files: 4 }), ['stops: 20, at most 19.']);
    assert.equal(stepsBack({ stops: 20 }, {}).length, 1);
  });
});
