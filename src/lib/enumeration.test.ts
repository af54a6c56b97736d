import { enumerate, enumerateWithin } from './enumeration';

describe('things one after the other, on one line', () => {
  it('have one capital', () => {
    expect(enumerate(['Voir les rendez-vous', 'Écrire un message'])).toBe('Voir les rendez-vous; écrire un message');
    expect([enumerate(['Voir']), enumerate([])]).toEqual(['Voir', '']);
  });

  it('have none within a sentence', () => {
    expect(enumerateWithin(['Écrire', 'Voir'])).toBe('écrire; voir');
  });
});
