import { enumerate, enumerateWithin } from './enumeration';

describe('phrases joined on one line', () => {
  it('a list on one line has one capital letter', () => {
    expect(enumerate(['Voir les rendez-vous', 'Écrire un message'])).toBe('Voir les rendez-vous; écrire un message');
    expect([enumerate(['Voir']), enumerate([])]).toEqual(['Voir', '']);
  });

  it('a list within a sentence has no capital letter', () => {
    expect(enumerateWithin(['Écrire', 'Voir'])).toBe('écrire; voir');
  });
});
