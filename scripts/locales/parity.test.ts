import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseCatalogue } from './catalogue.ts';
import { missingCodes, parityProblems } from './parity.ts';

describe('the two catalogues', () => {
  it('agree when they hold the same messages, French with one plural form more', () => {
    const fr = {
      title: 'Visites',
      visits_one: '{{count}} visite',
      visits_many: '{{count}} de visites',
      visits_other: '{{count}} visites',
    };
    const en = { title: 'Visits', visits_one: '{{count}} visit', visits_other: '{{count}} visits' };
    assert.deepEqual(parityProblems(fr, en), []);
  });

  it('may not lack a message the other has', () => {
    assert.deepEqual(parityProblems({ a: 'Un', b: 'Deux' }, { a: 'One' }), ['en: "b" is missing']);
    assert.deepEqual(parityProblems({ a: 'Un' }, { a: 'One', b: 'Two' }), ['fr: "b" is missing']);
  });

  it('may not lack a plural form of their language', () => {
    const fr = { visits_one: 'Une', visits_other: 'Des' };
    const en = { visits_one: 'One', visits_other: 'Some' };
    assert.deepEqual(parityProblems(fr, en), ['fr: "visits" has no form "_many"']);
  });

  it('use the same placeholders and tags', () => {
    const problems = parityProblems({ a: 'Agir pour {{name}} <1>ici</1>' }, { a: 'Act for {{nom}} <1>here</1>' });
    assert.equal(problems.length, 1);
    assert.match(problems[0] ?? '', /"a": placeholders/);
  });

  it('leave nothing empty and show no key for a message', () => {
    assert.deepEqual(parityProblems({ a: ' ', b: 'b' }, { a: 'A', b: 'B' }), [
      'fr: "a" is empty',
      'fr: "b" shows its own key',
    ]);
  });

  it('have words for every error code', () => {
    assert.deepEqual(missingCodes(['errors.known', 'errors.new'], { 'errors.known': 'Connu' }, 'fr'), [
      'fr: the error code "errors.new" has no message',
    ]);
  });

  it('write each key once, at the top level', () => {
    const { problems } = parseCatalogue('{\n  "a": "Un",\n  "a": "Deux",\n  "b": { "c": "Trois" }\n}');
    assert.deepEqual(problems, ['"b" is not a text', '"a" is written twice']);
  });
});
