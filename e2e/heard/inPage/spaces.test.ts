import assert from 'node:assert/strict';
import { test } from 'node:test';

import { withSpacesOf } from './spaces.ts';

test('a name gets back the spaces that its element is written with', () => {
  assert.equal(
    withSpacesOf('button, Agir pourThéo Castonguay', 'Agir pour Théo Castonguay'),
    'button, Agir pour Théo Castonguay',
  );
  assert.equal(
    withSpacesOf('link, Réseau :1 888 555-0142', 'Réseau : 1 888 555-0142'),
    'link, Réseau : 1 888 555-0142',
  );
});

test('a name keeps the space between two blocks, which the text of their element lacks', () => {
  assert.equal(withSpacesOf('link, Messages 5 non lus', 'Messages5 non lus'), 'link, Messages 5 non lus');
});

test('a name that says something else stays as it is', () => {
  assert.equal(withSpacesOf('button, Fermer', '×'), 'button, Fermer');
  assert.equal(withSpacesOf('timer', ''), 'timer');
});
