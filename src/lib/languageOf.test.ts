import { languageOf } from './languageOf';

it.each([
  ['Your form is ready', 'en'],
  ['Votre rendez-vous est confirmé', 'fr'],
  ['Le carnet de vaccination de Théo', 'fr'],
  ['Nouvelle connexion à votre compte', 'fr'],
  ['Bienvenue au Réseau Boréal', 'fr'],
  ['Nous vous avons attendue', 'fr'],
  ['Résultats de l’analyse', 'fr'],
  ['Please bring the form to GMF des Érables', 'en'],
  ['Résultats', undefined],
  ['', undefined],
])('the language of « %s » is told by its frequent words: %s', (text, language) => {
  expect(languageOf(text)).toBe(language);
});
