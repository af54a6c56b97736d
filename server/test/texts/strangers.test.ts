import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkTextNumber } from '../../../contract/textNumber.ts';
import { bookingStage, type Patient } from '../support/booking.ts';
import { startGateway, twilioEnv } from '../support/textGateway.ts';

const give = (who: Patient, number = '514 555-0199') => who.send('POST', 'user/texts', { number });

test('the server texts no code for an account with an unconfirmed address', async (t) => {
  const { db, patient } = await bookingStage(t);
  const me = await patient();
  await db.updateTable('accounts').set({ email_verified_at: null }).execute();
  const answer = await give(me);
  assert.deepEqual([answer.status, answer.refusal.message], [403, 'texts.emailUnconfirmed']);
  assert.deepEqual(await db.selectFrom('outbox').select('id').execute(), []);
});

test('the codes of all accounts share a limit an hour, and readiness says that it was reached', async (t) => {
  const { app, patients } = await bookingStage(t, { env: { RATE_LIMITS: 'on', SMS_CODES_PER_HOUR: '3' } });
  const notices = async () => (await app.inject('/readyz')).json<{ notices?: string[] }>().notices;
  const answers = [];
  for (const [at, who] of (await patients(4)).entries()) {
    assert.deepEqual(await notices(), at < 3 ? undefined : ['textCodes']);
    answers.push(await give(who, `514 555-010${at}`));
  }
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 429],
  );
  assert.equal(answers.at(-1)?.refusal.message, 'texts.codesPaused');
});

test('only Canadian and American areas get codes, and neither services nor premium numbers do', () => {
  const accepted = ['514 555-0199', '438 867-5309', '1 212 867 5309', '+1 (867) 867-5309', '263 867-5309'];
  const refused = `976 867-5309, 710 867-5309, 622 867-5309, 523 867-5309, 524 867-5309, 529 867-5309, 800 867-5309,
    855 867-5309, 211 867-5309, 911 867-5309, 514 976-1234, 900 867-5309, 514 911-1234, 514 555-1212, 876 867-5309,
    787 867-5309, 310 411-1234, 514 155-0199, 555 867-5309`;
  assert.deepEqual(
    accepted.filter((number) => checkTextNumber(number) !== undefined),
    [],
  );
  assert.deepEqual(
    refused.split(/,\s+/).filter((number) => checkTextNumber(number) !== 'texts.invalidNumber'),
    [],
  );
});

test('a fictional number gets no code in production', async (t) => {
  const gateway = await startGateway(t);
  const { deps, patient } = await bookingStage(t, { env: twilioEnv(gateway) });
  const me = await patient();
  deps.config.production = true;
  const answer = await give(me);
  assert.deepEqual([answer.status, answer.refusal.fields], [422, { number: 'texts.invalidNumber' }]);
  assert.equal((await give(me, '514 867-5309')).status, 200);
});
