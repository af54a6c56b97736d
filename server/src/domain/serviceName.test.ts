import assert from 'node:assert/strict';
import { test } from 'node:test';

import { serviceText } from './serviceName.ts';

const name = { fr: 'Sans rendez-vous', en: 'Walk-in' };

for (const [written, lang, said] of [
  ['Sans rendez-vous', 'en', 'Walk-in'],
  ['Walk-in', 'fr', 'Sans rendez-vous'],
  ['Sans rendez-vous', 'fr', 'Sans rendez-vous'],
  ['Consultation rapide', 'en', 'Consultation rapide'],
  ['mal de dos', 'en', 'mal de dos'],
] as const) {
  test(`an appointment booked under « ${written} » appears as « ${said} » to a reader of ${lang}`, () => {
    assert.equal(serviceText(written, name, lang), said);
  });
}
