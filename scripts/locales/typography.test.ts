import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { typographyProblems } from './typography.ts';

const isRight = (text: string) => {
  assert.deepEqual(typographyProblems(text, 'fr'), [], text);
};
const isWrong = (text: string) => {
  assert.notDeepEqual(typographyProblems(text, 'fr'), [], text);
};

describe('the typography of Quebec', () => {
  it('Quebec typography puts no space before ; ! and ?', () => {
    isRight('Prêt? Oui! Bien; merci.');
    for (const text of ['Prêt ?', 'Oui !', 'Bien ; merci', 'Prêt\u00a0?', 'Prêt\u202f!']) isWrong(text);
  });

  it('Quebec typography puts a non-breaking space before the colon, except in clock times and addresses', () => {
    isRight('Lieu\u00a0: Rosemont, 14:30, https://exemple.ca');
    isRight('Attendez {{count, number(style: unit; unit: minute)}}.');
    for (const text of ['Lieu: Rosemont', 'Lieu : Rosemont', 'Lieu\u202f: Rosemont']) isWrong(text);
  });

  it('Quebec typography puts a non-breaking space inside « »', () => {
    isRight('Touchez «\u00a0Annuler\u00a0».');
    for (const text of ['« Annuler »', '«Annuler»', '“Annuler”']) isWrong(text);
  });

  it('Quebec typography puts a non-breaking space around the h of an hour and before a unit', () => {
    isRight('{{hour}}\u00a0h\u00a005, 9\u00a0h, {{distance}}\u00a0km, 5\u00a0minutes, 3 heures');
    for (const text of ['9 h', '9h05', '9\u00a0h 05', '{{distance}} km', '50 %']) isWrong(text);
  });

  it('Quebec typography curves apostrophes and writes … as one character', () => {
    isRight('L’heure d’arrivée…');
    for (const text of ["L'heure", 'Attendez...', '"Oui"', 'Deux  espaces', 'Fin ']) isWrong(text);
  });

  it('French messages neither beg nor apologise', () => {
    isRight('Choisissez une heure.');
    for (const text of ['Veuillez choisir.', 'Désolé, une erreur est survenue.', 'Oups!']) isWrong(text);
  });

  it('the typography check applies to English only for apostrophes, quotation marks and names', () => {
    assert.deepEqual(typographyProblems('Where: it’s “here”!', 'en'), []);
    assert.notDeepEqual(typographyProblems("it's", 'en'), []);
  });

  it('one thing has one name on a French screen', () => {
    isRight('Une place est retenue pour vous; rien de ce que vous écrivez n’est gardé. Garder l’heure actuelle.');
    for (const text of [
      'La place est gardée cinq minutes.',
      'Garder la place',
      'Choisissez un créneau.',
      'Les personnes pour qui vous agissez',
    ])
      isWrong(text);
  });

  it('one thing has one name on an English screen', () => {
    assert.deepEqual(typographyProblems('The time is up: your answers are kept. A place is held.', 'en'), []);
    for (const text of [
      'This slot is free.',
      'A place is kept for you.',
      'See whom I act for',
      'The people you act for',
    ])
      assert.notDeepEqual(typographyProblems(text, 'en'), [], text);
  });
});
