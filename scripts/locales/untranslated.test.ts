import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { needlessExceptions, untranslatedProblems } from './untranslated.ts';

const sentence = 'Aucun rendez-vous ne correspond.';

describe('a sentence that stands under both languages', () => {
  it('was not translated', () => {
    assert.deepEqual(untranslatedProblems({ a: sentence }, { a: sentence }), [
      `"a" says the same in French and in English: ${sentence}`,
    ]);
  });

  it('is fine when the other language says something else', () => {
    assert.deepEqual(untranslatedProblems({ a: sentence }, { a: 'No appointment matches.' }), []);
  });

  it('is no sentence with two words or fewer, placeholders not counted', () => {
    const short = {
      a: 'Message',
      b: 'Version {{version}}',
      c: '{{minutes}} min {{seconds}} s',
      d: '© {{year}} {{brand}}',
    };
    assert.deepEqual(untranslatedProblems(short, short), []);
    const long = { a: 'Le {{date}}, à <1>midi</1>' };
    assert.equal(untranslatedProblems(long, long).length, 1);
  });

  it('is allowed where it is offered in the language that it leads to, and only as long as it is the same', () => {
    const allowed = { 'legal.read.fr': 'Lire ce texte en français', 'legal.read.en': 'Read this text in English' };
    assert.deepEqual(untranslatedProblems(allowed, allowed), []);
    assert.deepEqual(needlessExceptions(allowed, allowed), []);
    assert.equal(needlessExceptions(allowed, { ...allowed, 'legal.read.fr': 'Read it in French' }).length, 1);
  });
});
