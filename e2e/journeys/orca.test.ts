import assert from 'node:assert/strict';
import { test } from 'node:test';

import { stateTimeout } from '../fixtures/patience.ts';
import { bookByOrca, missingForOrca } from '../heard/orca/hearOrca.ts';
import { orcaProblems } from '../heard/orca/rules.ts';

const missing = missingForOrca();
const skip = missing.length > 0 && `Debian’s packages ${missing.join(', ')} are not installed`;

for (const lang of ['fr', 'en'] as const)
  test(
    `Orca is heard in Firefox from sign-in to a confirmed appointment, and reads it well (decision 70) (${lang})`,
    { skip, timeout: 10 * stateTimeout },
    async () => {
      assert.deepEqual(orcaProblems(await bookByOrca(lang), lang), []);
    },
  );
