import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { needlessExceptions, untranslatedProblems } from './untranslated.ts';

const sentence = 'Aucun rendez-vous ne correspond.';

describe('a sentence that stands under both languages', () => {
  it('the translation check reports a sentence that is the same in both languages', () => {
    assert.deepEqual(untranslatedProblems({ a: sentence }, { a: sentence }), [
      `"a" says the same in French and in English: ${sentence}`,
    ]);
  });

  it('the translation check accepts a sentence that differs in the other language', () => {
    assert.deepEqual(untranslatedProblems({ a: sentence }, { a: 'No appointment matches.' }), []);
  });

  it('the translation check ignores texts of two words or fewer, not counting placeholders', () => {
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

  it('the translation check allows a link text in the language that it leads to, but only while both catalogues agree', () => {
    const allowed = { 'legal.read.fr': 'Lire ce texte en français', 'legal.read.en': 'Read this text in English' };
    assert.deepEqual(untranslatedProblems(allowed, allowed), []);
    assert.deepEqual(needlessExceptions(allowed, allowed), []);
    assert.equal(needlessExceptions(allowed, { ...allowed, 'legal.read.fr': 'Read it in French' }).length, 1);
  });
});
