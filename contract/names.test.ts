import { checkName, tidyName } from './names.ts';

describe('names of people (product §10 names)', () => {
  it.each([
    'Zoé',
    "O'Brien",
    'D’Amours',
    'Nʼguessan',
    '’t Hooft',
    'Jean-François',
    'D’Amours\u2013Roy',
    'Anne\u2011Marie',
    'Nguyễn Thị',
    'St. Pierre',
    'Smith, Jr.',
    'Kahnawà:ke',
    'Kahnawà\uA789ke',
    'Gal·la',
    'محمد',
    '李',
    'ᐊᓪᓚᒃ',
    'Ó',
    'é'.repeat(100),
  ])('%s is a name', (name) => {
    expect(checkName(name)).toBeUndefined();
  });

  it.each(['', ' ', '-', '’', 'R2D2', '<b>', 'Zoé😀', 'Zo\u202eé', 'Zo\u0000é', 'Zoé_', 'Zoé/Léa', 'Zoé (Léa)'])(
    '%j is not a name',
    (name) => {
      expect(checkName(name)).toBe('errors.invalidName');
    },
  );

  it('a name of more than 100 characters is told so, in composed characters', () => {
    expect(checkName('a'.repeat(101))).toBe('errors.nameTooLong');
    expect(checkName('e\u0301'.repeat(100))).toBeUndefined();
  });

  it('a name is kept as typed, but composed and with single spaces', () => {
    expect(tidyName(' Zoe\u0301 \u00a0Anne-Marie\n')).toBe('Zoé Anne-Marie');
  });
});
