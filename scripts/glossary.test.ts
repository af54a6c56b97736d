import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bannedUses, parseGlossary, replacedProblems, type Term, termProblems } from './glossary.ts';

const page = `# Glossary

| wire or specification | code | French on screen | English on screen | meaning |
|---|---|---|---|---|
| \`nam\`, \`hin\` | health number | numéro | number | Identifies a person. |
| – | slot | – | – | A bookable time. |

| not | say | otherwise |
|---|---|---|
| \`place\` for a bookable time | slot | \`placeOnScreen\` |
`;

const term = (code: string, more: Partial<Term> = {}): Term => ({
  wire: [],
  code: [code],
  fr: [],
  en: [],
  meaning: 'What it is.',
  ...more,
});

const problemsOf = (terms: readonly Term[]) =>
  termProblems(terms, {
    contract: 'const nam = z.string();',
    names: ['nam', 'freeSlots', 'src/ui/DateTile.tsx'],
    fr: 'Une Heure libre',
    en: 'time',
  });

describe('the page of the glossary', () => {
  it('the glossary page has terms in rows of five cells and replaced words in rows of two', () => {
    assert.deepEqual(parseGlossary(page), {
      terms: [
        term('health number', {
          wire: ['nam', 'hin'],
          fr: ['numéro'],
          en: ['number'],
          meaning: 'Identifies a person.',
        }),
        term('slot', { meaning: 'A bookable time.' }),
      ],
      replaced: [{ not: 'place', say: 'slot', except: ['placeOnScreen'] }],
      problems: [],
    });
  });

  it('the glossary check reports a row of any other length', () => {
    assert.deepEqual(parseGlossary('| a | b | c |').problems, ['1 row(s) have neither five cells nor two or three']);
  });
});

describe('the terms', () => {
  it('the glossary check accepts terms used in the singular or the plural', () => {
    assert.deepEqual(problemsOf([term('date tile'), term('slot', { wire: ['nam'], fr: ['heure'], en: ['time'] })]), []);
  });

  it('the glossary check rejects terms that nothing uses', () => {
    assert.deepEqual(problemsOf([term('hold', { wire: ['hin'], fr: ['heur'], en: ['times'] })]), [
      '"hin" is not in contract/',
      '"hold" is not in any name of src, server/src or contract',
      '"heur" is not in the French catalogue',
      '"times" is not in the English catalogue',
    ]);
  });

  it('the glossary check requires each term once, in order', () => {
    assert.deepEqual(problemsOf([term('tile'), term('slot', { wire: ['nam'] }), term('nam')]), [
      '"slot" comes before "tile"',
      '"nam" comes before "slot"',
      '"nam" stands twice',
    ]);
    const [first, second] = ['date', 'slot'].map((code) => term(code, { fr: ['heure'] }));
    assert.deepEqual(problemsOf([first, second].filter((row) => row !== undefined)), ['"heure" stands twice']);
    assert.deepEqual(problemsOf([term('nam', { wire: ['nam'] })]), []);
  });
});

describe('the replaced words', () => {
  it('the glossary check requires a code word for each replaced word, and no replaced word in a code word', () => {
    const replaced = [
      { not: 'place', say: 'slot', except: [] },
      { not: 'beat', say: 'padding', except: [] },
    ];
    assert.deepEqual(replacedProblems({ terms: [term('slot'), term('free place')], replaced }), [
      'the code word "free place" has the replaced word "place"',
      '"padding", in place of "beat", is not a code word of the table',
    ]);
  });

  it('the glossary check finds replaced words as a word of a name, and only where they are enforced', () => {
    const replaced = [{ not: 'place', say: 'slot', except: ['placeOnScreen'] }];
    const written = ['freePlaces', 'PlaceList.tsx', 'replaced', 'placement', 'placeOnScreen'];
    const names = written.map((name) => ({ name, path: 'src/a.ts' }));
    assert.deepEqual(bannedUses(names, replaced, []), []);
    assert.deepEqual(bannedUses(names, replaced, ['place']), [
      'src/a.ts: freePlaces says "place"; say "slot"',
      'src/a.ts: PlaceList.tsx says "place"; say "slot"',
    ]);
    assert.deepEqual(bannedUses([], replaced, ['beat']), ['"beat" is enforced but not among the replaced words']);
  });
});
