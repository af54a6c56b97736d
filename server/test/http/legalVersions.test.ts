import assert from 'node:assert/strict';
import { test } from 'node:test';

import { languages } from '../../../contract/catalogues.ts';
import { legalKinds, legalText } from '../../src/data/legalTexts.ts';

/** What people agreed to under each version: its digest in French and in English. */
const published = {
  privacy: {
    version: '3',
    digests: ['ia8fkKTjGgLEG2Y2r8101MT4V0l0qFO_sXBxCL4OPQI', 'ItIRblVP05Ez-EV6hJzTJBLxn9bTycpF5uhqXT1MZyk'],
  },
  terms: {
    version: '1',
    digests: ['tNes7Rkl2ZAE0S2lWLB_Ysafm36ECtWwXONiAw3O1kg', 'gA0zpUN6heLOJBuugSo2AIO-Pi3TId5LHNvf9i36DZk'],
  },
};

for (const kind of legalKinds)
  test(`the ${kind} text never changes under a version that people agreed to (product §4 consents)`, () => {
    const texts = languages.map((lang) => legalText(kind, lang));
    assert.deepEqual(
      { version: texts[0]?.version, digests: texts.map(({ etag }) => etag.slice(1, -1)) },
      published[kind],
      'Give the text its next version and a date, then put the new digests here.',
    );
  });
