import { joinPhrases, joinPhrasesWithin } from './joinPhrases';

describe('phrases joined on one line', () => {
  it('a list on one line has one capital letter', () => {
    expect(joinPhrases(['Voir les rendez-vous', 'Écrire un message'])).toBe('Voir les rendez-vous; écrire un message');
    expect([joinPhrases(['Voir']), joinPhrases([])]).toEqual(['Voir', '']);
  });

  it('a list within a sentence has no capital letter', () => {
    expect(joinPhrasesWithin(['Écrire', 'Voir'])).toBe('écrire; voir');
  });
});
