import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Stop } from './prose.ts';
import { sameNames } from './sameNames.ts';

const control = (phrase: string, does: string): Stop => ({
  phrase,
  does,
  isSaid: false,
  isEmpty: false,
  block: undefined,
});

test('two controls of one page that share role and name and do different things are found', () => {
  const confirmed = 'link, Votre rendez-vous est confirmé';
  assert.deepEqual(sameNames([control(confirmed, '#/app/mailbox/1'), control(confirmed, '#/app/mailbox/2')]), [
    `2 × « ${confirmed} »`,
  ]);
  assert.deepEqual(
    sameNames([control('button, Suspendre, pressed', '1'), control('button, Suspendre, not pressed', '2')]),
    ['2 × « button, Suspendre »'],
  );
});

test('controls that do the same, or differ in role or name, may stand on one page', () => {
  const stops = [
    control('link, Accueil', '#/app/home'),
    control('link, Accueil, current page', '#/app/home'),
    control('button, Accueil', '1'),
    control('link, Accueil du réseau', '#/'),
  ];
  assert.deepEqual(sameNames(stops), []);
});
