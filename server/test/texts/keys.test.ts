// Holds: product §8 key-rotation
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { loadKeys } from '../../src/data/keys.ts';
import { rotateKeys } from '../../src/data/keyRotation/rotateKeys.ts';
import { readTexts } from '../../src/data/texts/textChoices.ts';
import { makeVault } from '../../src/data/vault.ts';
import { answerText } from '../../src/http/textAnswers.ts';
import { bookingStage } from '../support/booking.ts';
import { takeTexts, textsOf } from '../support/texts.ts';

test('after the keys were replaced a number is still read, a code that waits still leaves, and a stop is still obeyed (product §8 key-rotation)', async (t) => {
  const { db, deps, patients } = await bookingStage(t);
  const [me, other, third] = await patients(3);
  assert.ok(me && other && third);
  await takeTexts(deps, me);
  await answerText(deps, { from: '+15145550199', body: 'STOP' }, 'stop');
  await other.send('POST', 'user/texts', { number: '438 555-0142' });
  const source = { ...deps.config, keysDir: null };
  const { broken } = await rotateKeys(db, source, 0);
  assert.deepEqual(broken, []);
  // A server that starts now does not have the old keys.
  deps.vault = makeVault(loadKeys(source));
  const { number, state } = await readTexts(db, deps.vault, me.accountId);
  assert.deepEqual([number, state], ['+15145550199', 'stopped']);
  await third.send('POST', 'user/texts', { number: '514 555-0199' });
  const later = (await textsOf(deps)).slice(1);
  assert.deepEqual(
    later.map(({ to }) => to),
    ['+14385550142'],
  );
});
