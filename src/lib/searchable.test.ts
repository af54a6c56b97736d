import { beginsWords } from './searchable';

const clinic = 'CLSC de l’Anse-aux-Baleines (Blanc-Sablon)';

describe('the words that are typed to find a name', () => {
  it.each(['anse', 'ANSE cl', 'l’anse', "l'anse-aux", 'sablon  bal', ' clsc ', ''])(
    'each begins one of the name, in any order, without accents and with either apostrophe: “%s”',
    (words) => {
      expect(beginsWords(words, clinic)).toBe(true);
    },
  );

  it('a name that lacks one of the words, or has it within another, is not found', () => {
    expect(beginsWords('clsc gaspé', clinic)).toBe(false);
    expect(beginsWords('leines', clinic)).toBe(false);
  });
});
