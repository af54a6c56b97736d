import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { accessibilityClaims } from './accessibilityClaims.ts';
import { collectTests } from './collectTests.ts';
import { coverageDocument, unknownTags } from './coverageDocument.ts';

const specification = {
  'spec §5': { title: 'Validation', paragraphs: { nam: 'At most twelve.', email: 'A pattern.' } },
};

const paragraphsOf = (text: string) => collectTests('a.test.ts', text).map(({ paragraphs }) => paragraphs);

describe('the coverage of the specification', () => {
  it('the coverage reads paragraphs from the name of a test and from the describe blocks around it', () => {
    const text = `describe('nam (spec §5 nam)', () => { it('is short (spec §5 email, product §8 forms)', () => {}); });`;
    assert.deepEqual(collectTests('a.test.ts', text), [
      { file: 'a.test.ts', name: 'nam: is short', paragraphs: ['spec §5 nam', 'spec §5 email', 'product §8 forms'] },
    ]);
  });

  it('the coverage finds tests in tables, in templates and with options', () => {
    assert.deepEqual(paragraphsOf(`it.each([1])('takes %s (spec §5 nam)', () => {});`), [['spec §5 nam']]);
    assert.deepEqual(paragraphsOf('for (const a of b) it(`takes ${a} (spec §5 nam)`, () => {});'), [['spec §5 nam']]);
    assert.deepEqual(paragraphsOf(`test('x (spec §5 nam)', { skip: isWindows }, () => {});`), [['spec §5 nam']]);
  });

  it('the coverage reads the paragraphs of a whole file from its first line', () => {
    assert.deepEqual(paragraphsOf(`// Holds: spec §5 nam, spec §5 email\nit('x', f);`), [
      ['spec §5 nam', 'spec §5 email'],
    ]);
    assert.deepEqual(paragraphsOf(`import 'x';\n// Holds: spec §5 nam\nit('x', f);`), [[]]);
  });

  it('the coverage does not count a test that never runs', () => {
    const never = [
      `it.skip('x (spec §5 nam)', f)`,
      `it.todo('x (spec §5 nam)')`,
      `test('x (spec §5 nam)', { skip: true }, f)`,
    ];
    for (const text of [...never, `describe.skip('y', () => { it('x (spec §5 nam)', f); })`]) {
      assert.deepEqual(paragraphsOf(text), [], text);
    }
  });

  it('the coverage rejects a tag that names no paragraph and lists the paragraphs of the section', () => {
    const problems = unknownTags(
      collectTests('a.test.ts', `it('x (spec §5)', f); it('y (spec §5 nam)', f)`),
      specification,
    );
    assert.equal(problems.length, 1);
    assert.match(problems[0] ?? '', /"spec §5" is no paragraph.*this section has: spec §5 nam, spec §5 email/);
  });

  it('the coverage lists the tests of each paragraph and writes "not yet" where there is none', () => {
    const document = coverageDocument(collectTests('a.test.ts', `it('is short (spec §5 nam)', f)`), specification);
    assert.match(document, /: 1 of 2 paragraphs/);
    assert.match(
      document,
      /- \*\*nam\*\*: At most twelve\.\n {2}- \[a\.test\.ts\]\(\.\.\/a\.test\.ts\)\n {4}- is short\n/,
    );
    assert.match(document, /- \*\*email\*\*: A pattern\. \*\*Not yet\.\*\*/);
  });

  it('the coverage lets the accessibility statement claim what a test proves, and nothing else', () => {
    const accessible = {
      'product §8': { title: 'x', paragraphs: { 'accessible-axe': 'a', 'accessible-zoom': 'b', holds: 'c' } },
    };
    const tests = [{ file: 'a.test.ts', name: 'a', paragraphs: ['product §8 accessible-axe', 'product §8 holds'] }];
    assert.deepEqual(JSON.parse(accessibilityClaims(tests, accessible)), ['axe']);
  });
});
