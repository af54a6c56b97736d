import { hasEveryWord } from './searchable';

const clinic = 'CLSC de l’Anse-aux-Baleines (Blanc-Sablon)';

describe('the words that are typed to find a name', () => {
  it.each(['anse', 'ANSE clsc', 'l’anse', "l'anse", 'sablon  baleines', ' clsc ', ''])(
    'each is found in any order, without accents and with either apostrophe: “%s”',
    (words) => {
      expect(hasEveryWord(words, clinic)).toBe(true);
    },
  );

  it('a name that lacks one of the words is not found', () => {
    expect(hasEveryWord('clsc gaspé', clinic)).toBe(false);
  });
});
