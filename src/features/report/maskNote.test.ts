import { maskNote } from './maskNote';

/** What the portal knows of the person and of their visits. */
const known = ['Élise', 'Castonguay', 'CASE86041212', 'Maëlle D’Amours-Roy', 'Clinique du Plateau', 'elise@exemple.ca'];

describe('a note', () => {
  it.each([
    ['the name in another case and without accents', 'je suis elise castonguay', 'je suis •••'],
    ['the name in capitals', 'je suis CASTONGUAY', 'je suis •••'],
    ['the parts of a name with an apostrophe', 'pour maelle d’amours roy', 'pour ••• d’•••'],
    ['a health number with spaces', 'mon numéro CASE 860 412 12 est refusé', 'mon numéro ••• est refusé'],
    ['a health number of ten characters', 'avec 123456789M, rien', 'avec •••, rien'],
    ['a birth date in words', 'née le 12 avril 1986 à Laval', 'née le ••• à •••'],
    ['a birth date in English', 'born on April 12, 1986', 'born on •••'],
    ['a date in numbers', 'le 1986-04-12', 'le •••'],
    ['a postal code', 'près de h2x 1y4', 'près de •••'],
    ['a street', 'au 1000 rue rachel', 'au •••'],
    ['an email address', 'écrire à elise(at)x.ca', 'écrire à •••'],
    ['a password', 'avec Sapin-Givre-47', 'avec •••'],
    ['a professional', 'voir la dre cormoran', 'voir la •••'],
    ['a name that nobody knows', 'avec Cormoran, hier', 'avec •••, hier'],
    ['a reference', 'la référence X33KFFMTKR', 'la référence •••'],
    ['how far a clinic is', 'la clinique à 1,1 km, celle à 900 m', 'la clinique à •••, celle à •••'],
    ['a telephone', 'au (514) 555-0199', 'au •••'],
  ])('the mask removes %s from a note', (_what, note, kept) => {
    expect(maskNote(note, known)).toBe(kept);
  });

  it.each([
    'Rien ne bouge après « Confirmer ». J’ai essayé 3 fois, à 9 h 15 puis à 10h30, dans Firefox.',
    'Nothing happens. I see error 500 at the clinic page, and I waited 2 minutes.',
  ])('the mask of a note keeps what describes the fault: %s', (note) => {
    expect(maskNote(note, known)).toBe(note);
  });
});
