import { beside, listed, phrases, phrasesWithin } from './lists';

describe('lists of what is known', () => {
  it('leave out what is unknown', () => {
    expect(listed(['12 rendez-vous', undefined, '', false, '2 places libres'])).toBe('12 rendez-vous, 2 places libres');
    expect(beside(['En personne', null])).toBe('En personne');
  });

  it('on one line have one capital letter, and inside a sentence none', () => {
    expect(phrases(['Voir les rendez-vous', 'Écrire un message'])).toBe('Voir les rendez-vous; écrire un message');
    expect([phrases(['Voir']), phrases([])]).toEqual(['Voir', '']);
    expect(phrasesWithin(['Écrire', 'Voir'])).toBe('écrire; voir');
  });

  it('never begin a line with the sign between two', () => {
    expect(beside(['En personne', 'Sans rendez-vous'])).toBe('En personne\u00a0· Sans rendez-vous');
  });
});
