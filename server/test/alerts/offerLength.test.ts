// Holds: product §8 alert-offers
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { noteTextsOpen } from '../../src/data/texts/closedChannels.ts';
import { answerText } from '../../src/http/textAnswers.ts';
import { alertStage, offeredTo, zoneShowing } from '../support/alerts.ts';
import { pushStage } from '../support/pushes.ts';
import { takeTexts } from '../support/texts.ts';

const minutesOf = async ({ db }: Pick<Awaited<ReturnType<typeof alertStage>>, 'db'>): Promise<number[]> => {
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from expires_at - offered_at) / 60)::int as minutes from alert_offers order by offered_at
  `.execute(db);
  return rows.map(({ minutes }) => minutes);
};

test('an offer lasts fifteen minutes for a person whom texts reach, and two hours for any other (decision 83)', async (t) => {
  const stage = await alertStage(t);
  const { db, deps, patients, takenSlot } = stage;
  const [texted, unasked, stopped, mailed] = await patients(4);
  assert.ok(texted && unasked && stopped && mailed);
  await takeTexts(deps, texted, { number: '514 555-0141' });
  await takeTexts(deps, unasked, { number: '514 555-0142', kinds: ['reminder', 'change'] });
  await takeTexts(deps, stopped, { number: '514 555-0143' });
  await answerText(deps, { from: '+15145550143', body: 'STOP' }, 'stop');
  const [waiting] = await patients(1);
  assert.ok(waiting);
  await takeTexts(deps, waiting, { number: '514 555-0144' });
  await db
    .updateTable('text_numbers')
    .set({ confirmed_at: null })
    .where('account_id', '=', waiting.accountId)
    .execute();
  for (const [at, who] of [texted, unasked, stopped, mailed, waiting].entries()) {
    await who.watch();
    await (await takenSlot(26 + 4 * at)).cancel();
  }
  assert.deepEqual(await minutesOf(stage), [15, 120, 120, 120, 120]);
});

test('in the evening a person whom only email reaches is passed over and keeps waiting, and one whom texts reach is offered the slot (decision 83)', async (t) => {
  const { db, deps, clinicId, patients, takenSlot } = await alertStage(t);
  const [mailed, texted] = await patients(2);
  assert.ok(mailed && texted);
  await takeTexts(deps, texted);
  await mailed.watch();
  await texted.watch();
  const zone = (hour: number) =>
    db
      .updateTable('clinics')
      .set({ time_zone: zoneShowing(hour) })
      .where('id', '=', clinicId)
      .execute();
  await zone(20);
  const { cancel, spaceId } = await takenSlot();
  await cancel();
  assert.deepEqual([await offeredTo(mailed), await offeredTo(texted)], [undefined, spaceId]);
  await zone(12);
  const next = await takenSlot(40);
  await next.cancel();
  assert.ok((await offeredTo(mailed)) !== undefined);
});

test('a phone gives no precedence: who waited longer is offered the slot first (decision 83)', async (t) => {
  const { deps, patients, takenSlot } = await alertStage(t);
  const [mailed, texted] = await patients(2);
  assert.ok(mailed && texted);
  await takeTexts(deps, texted);
  await mailed.watch();
  await texted.watch();
  const { cancel, spaceId } = await takenSlot();
  await cancel();
  assert.deepEqual([await offeredTo(mailed), await offeredTo(texted)], [spaceId, undefined]);
});

test('an offer lasts as long as what is sent now lets it: once a network gives up its gateway for texts, two hours for all (decision 83)', async (t) => {
  const stage = await alertStage(t);
  const { db, deps, patient, takenSlot } = stage;
  const texted = await patient();
  await takeTexts(deps, texted);
  for (const [at, isOpen] of [true, false, true].entries()) {
    await noteTextsOpen(db, isOpen);
    await texted.watch();
    await (await takenSlot(26 + 4 * at)).cancel();
  }
  assert.deepEqual(await minutesOf(stage), [15, 120, 15]);
});

test('a push does not shorten an offer: nobody can tell whether a device showed it (decision 83)', async (t) => {
  const stage = await pushStage(t);
  const me = await stage.patient();
  await stage.subscribe(me);
  await stage.offer(me);
  assert.deepEqual(await minutesOf(stage), [120]);
});
