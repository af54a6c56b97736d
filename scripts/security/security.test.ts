import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { levelOf, readAsvs, wantedIds, type Asvs, type AsvsRow } from './asvs.ts';
import { isThere, securityProblems } from './problems.ts';
import { asvsTables, fillIn, threatTable } from './securityDocument.ts';

const tests = [{ file: 'a.test.ts', name: 'the door: is shut', paragraphs: [] }];
const test = 'a.test.ts: the door: is shut';

const problemsOf = (
  rows: Record<string, AsvsRow>,
  threats: { threat: string; answer: string; tests: string[] }[] = [],
) => securityProblems({ chapters: {}, levels: { '1.1': '13' }, rows }, { threats, tests });

describe('the requirements of security', () => {
  it('the check of security accepts a row with a test that exists, and one with a reason', () => {
    assert.deepEqual(problemsOf({ '1.1.1': { asks: 'A door', tests: [test] } }), []);
    assert.deepEqual(problemsOf({ '1.1.1': { asks: 'A door', not: 'No door.' } }), []);
    assert.deepEqual(problemsOf({ '1.1.1': { asks: 'A door', fails: 'It is open.' } }), []);
  });

  it('the check of security refuses a row without a test and a reason, or that does not say what it asks', () => {
    assert.deepEqual(problemsOf({ '1.1.1': { asks: 'A door' } }), ['1.1.1 has no test and no reason.']);
    assert.deepEqual(problemsOf({ '1.1.1': { asks: 'A door', tests: [], because: '' } }), [
      '1.1.1 has no test and no reason.',
    ]);
    assert.deepEqual(problemsOf({ '1.1.1': { asks: '', not: 'No door.' } }), ['1.1.1 does not say what it asks.']);
  });

  it('the check of security refuses a test and a page that do not exist', () => {
    assert.deepEqual(problemsOf({ '1.1.1': { asks: 'A door', tests: ['a.test.ts: is shut'] } }), [
      '1.1.1 names no test: a.test.ts: is shut',
    ]);
    assert.deepEqual(problemsOf({ '1.1.1': { asks: 'A door', written: ['docs/none.md', 'README.md#nowhere'] } }), [
      '1.1.1 names no page: docs/none.md',
      '1.1.1 names no page: README.md#nowhere',
    ]);
    assert.ok(isThere('README.md#where-is'));
  });

  it('the check of security refuses a missing requirement, and a row of none or of level 3', () => {
    assert.deepEqual(problemsOf({}), ['1.1.1 is missing in docs/security/asvs.json.']);
    const row = { asks: 'A door', not: 'No door.' };
    assert.deepEqual(problemsOf({ '1.1.1': row, '1.1.2': row, '1.1.3': row }), [
      '1.1.2 is no requirement of levels 1 and 2.',
      '1.1.3 is no requirement of levels 1 and 2.',
    ]);
  });

  it('the check of security refuses a threat without a test, or with one that does not exist', () => {
    const row = { '1.1.1': { asks: 'A door', not: 'No door.' } };
    assert.deepEqual(problemsOf(row, [{ threat: 'A thief', answer: 'A lock', tests: [] }]), [
      'A threat has no test: A thief',
    ]);
    assert.deepEqual(problemsOf(row, [{ threat: 'A thief', answer: 'A lock', tests: ['b'] }]), [
      '“A thief” names no test: b',
    ]);
  });

  it('the requirements are the 70 of level 1 and the 183 of level 2 of ASVS 5.0.0', () => {
    const { levels } = readAsvs();
    const ofLevel = (level: string) => wantedIds(levels).filter((id) => levelOf(levels, id) === level).length;
    assert.deepEqual([ofLevel('1'), ofLevel('2')], [70, 183]);
    assert.equal(Object.values(levels).join('').length, 345);
  });

  it('the page of security says how each requirement is met, and counts those that do not hold', () => {
    const asvs: Asvs = {
      chapters: { '1': 'Doors' },
      levels: { '1.1': '1222' },
      rows: {
        '1.1.1': { asks: 'A door', tests: [test] },
        '1.1.2': { asks: 'A | lock', tests: [test], fails: 'There is none.' },
        '1.1.3': { asks: 'A key', tests: [test], not: 'No lock.' },
        '1.1.4': { asks: 'A guard', tests: [], left: 'Who opens hires one.' },
      },
    };
    const tables = asvsTables(asvs);
    assert.match(
      tables,
      /^Of 4 requirements, 1 hold and have a test\. 1 hold[^]* 1 are not applicable\. \*\*1 do not hold in full\.\*\*/,
    );
    assert.match(tables, /### V1: Doors/);
    assert.match(tables, /\| 1\.1\.1 \| 1 \| A door \| \[a\]\(\.\.\/a\.test\.ts\): `the door: is shut` \|/);
    assert.match(tables, /\| 1\.1\.2 \| 2 \| A \\\| lock \| \*\*Does not hold:\*\* There is none\.<br>/);
    assert.match(
      threatTable([{ threat: 'A thief', answer: 'A lock', tests: [test] }]),
      /\| A thief \| A lock \| \[a\]/,
    );
  });

  it('what is generated fills its place and leaves what is written by hand', () => {
    const page = 'one\n<!-- x: written by npm run fix -->\nold\n<!-- end of x -->\ntwo';
    const filled = fillIn(page, 'x', 'new');
    assert.equal(filled, 'one\n<!-- x: written by npm run fix -->\n\nnew\n\n<!-- end of x -->\ntwo');
    assert.equal(fillIn(filled, 'x', 'new'), filled);
    assert.throws(() => fillIn(page, 'y', 'new'), /no place for y/);
  });
});
