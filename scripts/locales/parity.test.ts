import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseCatalogue } from './catalogue.ts';
import { missingCodes, parityProblems } from './parity.ts';

describe('the two catalogues', () => {
  it('the two catalogues agree when they have the same messages, with one more plural form in French', () => {
    const fr = {
      title: 'Visites',
      visits_one: '{{count}} visite',
      visits_many: '{{count}} de visites',
      visits_other: '{{count}} visites',
    };
    const en = { title: 'Visits', visits_one: '{{count}} visit', visits_other: '{{count}} visits' };
    assert.deepEqual(parityProblems(fr, en), []);
  });

  it('the catalogue check reports a message that one catalogue lacks', () => {
    assert.deepEqual(parityProblems({ a: 'Un', b: 'Deux' }, { a: 'One' }), ['en: "b" is missing']);
    assert.deepEqual(parityProblems({ a: 'Un' }, { a: 'One', b: 'Two' }), ['fr: "b" is missing']);
  });

  it('the catalogue check reports a missing plural form of a language', () => {
    const fr = { visits_one: 'Une', visits_other: 'Des' };
    const en = { visits_one: 'One', visits_other: 'Some' };
    assert.deepEqual(parityProblems(fr, en), ['fr: "visits" has no form "_many"']);
  });

  it('the catalogue check requires the same placeholders and tags in both languages', () => {
    const problems = parityProblems({ a: 'Agir pour {{name}} <1>ici</1>' }, { a: 'Act for {{nom}} <1>here</1>' });
    assert.equal(problems.length, 1);
    assert.match(problems[0] ?? '', /"a": placeholders/);
  });

  it('the catalogue check rejects an empty message and a message that shows its own key', () => {
    assert.deepEqual(parityProblems({ a: ' ', b: 'b' }, { a: 'A', b: 'B' }), [
      'fr: "a" is empty',
      'fr: "b" shows its own key',
    ]);
  });

  it('the catalogue check requires a text for every error code', () => {
    assert.deepEqual(missingCodes(['errors.known', 'errors.new'], { 'errors.known': 'Connu' }, 'fr'), [
      'fr: the error code "errors.new" has no message',
    ]);
  });

  it('the catalogue check requires each key once, at the top level', () => {
    const { problems } = parseCatalogue('{\n  "a": "Un",\n  "a": "Deux",\n  "b": { "c": "Trois" }\n}');
    assert.deepEqual(problems, ['"b" is not a text', '"a" is written twice']);
  });
});
