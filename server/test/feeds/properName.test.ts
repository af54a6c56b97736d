// Holds: product §5 sites-feed
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { properMunicipality, properName, properStreet } from '../../src/feeds/sites/properName.ts';
import { withMunicipality } from '../../src/feeds/sites/withMunicipality.ts';

const each = (repair: (text: string) => string, pairs: Record<string, string>): void => {
  for (const [published, proper] of Object.entries(pairs)) assert.equal(repair(published), proper);
};

test('a site name gets French capitals: generic words stay in lower case, proper names do not', () => {
  each(properName, {
    'clinique médicale rivière-du-moulin': 'Clinique médicale Rivière-du-Moulin',
    'centre de santé et de services sociaux de memphrémagog (clsc)':
      'Centre de santé et de services sociaux de Memphrémagog (CLSC)',
    'gmf-u du marigot (clsc et gmf-u du marigot)': 'GMF-U du Marigot (CLSC et GMF-U du Marigot)',
    'clinique sans rendez-vous herzl': 'Clinique sans rendez-vous Herzl',
    'clsc naskapi - centre administratif': 'CLSC Naskapi - Centre administratif',
    'clinique médicale jean xxiii inc. (centre-ville)': 'Clinique médicale Jean XXIII inc. (Centre-ville)',
    'clinique médicale centre-ville': 'Clinique médicale centre-ville',
    'steven e. robbins m.d.': 'Steven E. Robbins M.D.',
  });
});

test('a site name gets typographic apostrophes, and an article in brackets moves to the front', () => {
  each(properName, {
    "clsc de l'est-de-l'île-de-montréal": 'CLSC de l’Est-de-l’Île-de-Montréal',
    'services supra-santé inc. (les)': 'Les services Supra-Santé inc.',
    "arche agapè inc. (l')": 'L’Arche Agapè inc.',
  });
});

test('a site name regains an accent that the source lost, and a bracket that it cut off is closed', () => {
  each(properName, {
    'clinique medicale du docteure viens (bergeronnes)': 'Clinique médicale du docteure Viens (Bergeronnes)',
    "clsc d'argenteuil (centre multiservices": 'CLSC d’Argenteuil (Centre multiservices)',
  });
});

test('the import repairs a name in capitals and leaves one in both cases as it is', () => {
  each(properName, {
    'CLINIQUE MÉDICALE ALTA': 'Clinique médicale Alta',
    'iClinique eMed du Dr Roy': 'iClinique eMed du Dr Roy',
  });
});

test('a street name has its type in lower case, and its direction and proper name capitalized', () => {
  each(properStreet, {
    'boulevard rené-lévesque ouest': 'boulevard René-Lévesque Ouest',
    '2e rue': '2e Rue',
    'chemin de la côte-des-neiges': 'chemin de la Côte-des-Neiges',
    'avenue mcgill college': 'avenue McGill College',
  });
});

test('a municipality begins with a capital, and so does its article', () => {
  each(properMunicipality, {
    'la pocatière': 'La Pocatière',
    'saint-jean-sur-richelieu': 'Saint-Jean-sur-Richelieu',
    "l'île-perrot": 'L’Île-Perrot',
  });
});

test('a municipality inside a site name gets its own spelling', () => {
  assert.equal(withMunicipality('CLSC de la Pocatiere', 'La Pocatière'), 'CLSC de La Pocatière');
  assert.equal(withMunicipality('Polyclinique Saint-Jerome', 'Saint-Jérôme'), 'Polyclinique Saint-Jérôme');
  assert.equal(withMunicipality('CLSC de Lavaltrie', 'Laval'), 'CLSC de Lavaltrie');
  assert.equal(withMunicipality('CLSC Orléans', ''), 'CLSC Orléans');
});
