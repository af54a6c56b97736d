// Holds: spec §7 accept-language
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { acceptedLanguage } from './acceptedLanguage.ts';

test('the server answers in English to a client that prefers it to French, and in French to all others', () => {
  const table: [header: string | undefined, language: 'fr' | 'en'][] = [
    ['fr', 'fr'],
    ['en', 'en'],
    ['EN-ca', 'en'],
    ['en-CA,en;q=0.9,fr;q=0.8', 'en'],
    ['fr-CA, fr;q=0.9, en;q=0.8', 'fr'],
    ['en;q=0.5, fr;q=0.7', 'fr'],
    ['fr;q=0, en;q=0.1', 'en'],
    ['en;q=0', 'fr'],
    ['es, en;q=0.5', 'en'],
    ['es', 'fr'],
    ['*', 'fr'],
    ['english', 'fr'],
    ['', 'fr'],
    [undefined, 'fr'],
    ['en;q=not a weight', 'fr'],
    [`${'x,'.repeat(5_000)}en`, 'fr'],
  ];
  for (const [header, language] of table) assert.equal(acceptedLanguage(header), language, header?.slice(0, 40));
});
