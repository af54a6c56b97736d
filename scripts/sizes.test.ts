import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isOfProduct, maxLines, sizeFigures, sizeProblem } from './sizes.ts';

describe('the sizes of files', () => {
  it('the check of sizes refuses a file that passes the cap', () => {
    assert.equal(sizeProblem('a.ts', 'line\n'.repeat(maxLines)), null);
    assert.match(sizeProblem('a.ts', 'line\n'.repeat(maxLines + 1)) ?? '', /201 lines, at most 200/);
  });

  it('the check of sizes counts tests and tools apart from the product', () => {
    const paths = ['src/a.tsx', 'server/src/a.ts', 'contract/a.ts'];
    const others = ['src/a.test.tsx', 'src/testing/a.ts', 'server/test/a.ts', 'scripts/a.ts', 'server/migrations/a.ts'];
    assert.deepEqual([...paths, ...others].filter(isOfProduct), paths);
  });

  it('the check of sizes counts the files that one other file imports, and those that lie beside it', () => {
    const texts = new Map([
      ['src/page.tsx', "import { a } from './a';\nimport type { B } from './b';\nconst c = import('./deep/c.ts');\n"],
      ['src/a.ts', "export { b } from './b';\n"],
      ['src/b.tsx', 'one\ntwo\n'],
      ['src/deep/c.ts', 'one\n'],
    ]);
    assert.deepEqual(sizeFigures(texts), { files: 4, median: 2, p90: 3, longest: 3, oneImporter: 2, nextDoor: 1 });
  });
});
