import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Texts } from '../../../contract/texts.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { clinicOn } from '../support/clinic.ts';
import { reminderStage } from '../support/reminders.ts';
import { codeIn, confirmNumber, newsOf, takeTexts, textsOf } from '../support/texts.ts';

const give = (who: Patient, number: string) => who.send('POST', 'user/texts', { number });
const type = (who: Patient, code: string) => who.send('POST', 'user/texts/confirm', { code });
const read = async (who: Patient): Promise<Texts> => (await who.send('GET', 'user/texts')).body;

test('a code counts for the number of its own account: that of another keeps waiting, and who gave none has nothing to confirm (product §9 texts)', async (t) => {
  const { deps, patient } = await bookingStage(t);
  const [me, other, stranger] = [await patient(), await patient(), await patient()];
  await give(me, '514 555-0199');
  await give(other, '438 555-0142');
  const mine = (await textsOf(deps)).find(({ to }) => to === '+15145550199');
  const unasked = await type(stranger, codeIn(mine));
  assert.deepEqual([unasked.status, unasked.refusal.message], [410, 'texts.codeExpired']);
  assert.equal((await type(me, codeIn(mine))).status, 200);
  const all = [await read(me), await read(other), await read(stranger)];
  assert.deepEqual(
    all.map(({ state }) => state),
    ['confirmed', 'waiting', 'none'],
  );
});

test('a number that counts for one account counts for another only once that one typed a code of its own', async (t) => {
  const { deps, patient } = await bookingStage(t);
  const [one, other] = [await patient(), await patient()];
  await confirmNumber(deps, one);
  await give(other, '514 555-0199');
  assert.equal((await read(other)).state, 'waiting');
  const code = codeIn((await textsOf(deps)).at(-1));
  assert.equal((await type(other, code)).status, 200);
});

test('an account shows its own choices, and makes none while only others have a number that counts', async (t) => {
  const { deps, patient } = await bookingStage(t);
  const [one, other] = [await patient(), await patient()];
  await takeTexts(deps, one, { kinds: ['offer'] });
  assert.deepEqual([(await read(one)).kinds, (await read(other)).kinds], [['offer'], []]);
  await give(other, '438 555-0142');
  assert.equal((await other.send('PUT', 'user/texts', { kinds: ['change'], showsDetails: false })).status, 404);
});

test('no news goes to a number that awaits its code, although the numbers of others count', async (t) => {
  const { at, book, deps, person } = await reminderStage(t);
  await at('2026-11-10T15:00:00Z');
  const [one, other] = [await person(), await person()];
  await takeTexts(deps, one);
  await takeTexts(deps, other, { number: '438 555-0142' });
  await give(other, '514 555-0142');
  const { reference } = await book(other, '2026-11-20T14:30:00Z');
  await clinicOn(deps).type('cancel', reference);
  assert.deepEqual(await newsOf(deps), []);
});
