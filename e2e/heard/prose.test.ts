import assert from 'node:assert/strict';
import { test } from 'node:test';

import { asProse, type Stop } from './prose.ts';

const stop = (phrase: string, more: Partial<Stop> = {}): Stop => ({
  phrase,
  isSaid: false,
  isEmpty: false,
  block: undefined,
  ...more,
});

test('a transcript says a term with its value, and a control on a line of its own', () => {
  const stops = [
    stop('term'),
    stop('Avec', { block: 1 }),
    stop('end of term'),
    stop('definition'),
    stop('paragraph'),
    stop('Amélie Arsenault'),
    stop('end of definition'),
    stop('term'),
    stop('Téléphone', { block: 3 }),
    stop('end of term'),
    stop('definition'),
    stop('link, 514 555-0101', { does: 'tel:' }),
  ];
  assert.deepEqual(asProse(stops, ''), ['Avec: Amélie Arsenault', 'Téléphone', 'link, 514 555-0101']);
});

test('a transcript leaves out lone punctuation and joins the pieces of a paragraph', () => {
  const stops = [
    stop('Appelez le', { block: 1 }),
    stop('link, 911', { does: 'tel:911' }),
    stop('. Puis', { block: 1 }),
    stop('attendez', { block: 1 }),
    stop('link, ici', { does: '#' }),
    stop('.', { block: 1 }),
  ];
  assert.deepEqual(asProse(stops, ''), ['Appelez le', 'link, 911', 'Puis attendez', 'link, ici']);
});
