// Holds: product §8 alert-offers
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { alertStage, offeredTo, zoneShowing } from '../support/alerts.ts';
import { takeTexts } from '../support/texts.ts';

test('the server keeps a slot for fifteen minutes for a person whom texts or pushes reach', async (t) => {
  const { db, deps, patients, takenSlot } = await alertStage(t);
  const [texted, pushed, silent] = await patients(3);
  assert.ok(texted && pushed && silent);
  await takeTexts(deps, texted);
  await takeTexts(deps, silent, { number: '514 555-0142', kinds: ['reminder', 'change'] });
  await pushed.send('PATCH', 'user', { notifications: { pushes: ['offer'] } });
  await pushed.send('POST', 'user/pushes', {
    endpoint: 'https://fcm.googleapis.com/a',
    keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
  });
  for (const [at, who] of [texted, pushed, silent].entries()) {
    await who.watch();
    await (await takenSlot(26 + 4 * at)).cancel();
  }
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from expires_at - offered_at) / 60)::int as minutes from alert_offers order by offered_at
  `.execute(db);
  assert.deepEqual(
    rows.map(({ minutes }) => minutes),
    [15, 15, 120],
  );
});

test('in the evening a person whom only email reaches is passed over, and one whom texts reach is offered the slot', async (t) => {
  const { db, deps, clinicId, patients, takenSlot } = await alertStage(t);
  const [mailed, texted] = await patients(2);
  assert.ok(mailed && texted);
  await takeTexts(deps, texted);
  await mailed.watch();
  await texted.watch();
  await db
    .updateTable('clinics')
    .set({ time_zone: zoneShowing(20) })
    .where('id', '=', clinicId)
    .execute();
  const { cancel, spaceId } = await takenSlot();
  await cancel();
  assert.deepEqual([await offeredTo(mailed), await offeredTo(texted)], [undefined, spaceId]);
});
