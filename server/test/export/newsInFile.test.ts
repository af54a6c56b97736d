// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { clinicOn } from '../support/clinic.ts';
import { askForFile, fileIn } from '../support/ownFile.ts';
import { newDevice, startPushService } from '../support/pushService.ts';
import { takeTexts, textsOf } from '../support/texts.ts';
import { appointmentStage } from '../support/appointments.ts';
import { openBrowser } from '../support/browser.ts';

test('the export has the confirmed number, the choices of each channel, the devices of pushes without their keys, and the texts sent', async (t) => {
  const service = await startPushService(t);
  const { app, db, deps, me, slot } = await appointmentStage(t, { env: { PUSH_HOSTS: service.host } });
  const { subscription } = newDevice(service, 'secret-endpoint');
  await takeTexts(deps, me);
  await me.send('POST', 'user/pushes', subscription);
  await me.send('PATCH', 'user', { notifications: { pushes: ['offer'], emailDetails: false } });
  await db.updateTable('sessions').set({ device: 'Firefox · Android' }).execute();
  // Soon: no text of it waits for the morning.
  const { reference, reservationId } = (await me.reserve(await slot(10))).body;
  await clinicOn(deps).type('cancel', reference);
  const sent = await textsOf(deps);
  await db
    .updateTable('accounts')
    .set({ password_hash: await deps.passwords.hash('Un-Bon-Mot-9') })
    .where('id', '=', me.accountId)
    .execute();
  const { body } = await askForFile(openBrowser(app, me.cookies), 'Un-Bon-Mot-9');
  for (const [name, said] of [
    ['verified', '"valueDateTime":"'],
    ['pushes', '"valueCode":"offer"'],
    ['texts', '"valueCode":"change"'],
    ['email-details', '"valueBoolean":false'],
    ['device', '"valueString":"Firefox · Android"'],
  ]) {
    const text = `{"url":"${deps.config.publicUrl}/fhir/terms/${name}",${said}`;
    assert.ok(body.includes(text), `${text} in ${body}`);
  }
  assert.match(body, /"system":"sms","value":"\+15145550199"/);
  for (const secret of ['secret-endpoint', subscription.keys.auth, subscription.keys.p256dh])
    assert.equal(body.includes(secret), false);
  const texts = fileIn(body)
    .all('Communication')
    .filter(({ medium }) => medium !== undefined);
  assert.equal(texts.length, sent.length);
  assert.ok(texts.some(({ about }) => about?.[0]?.reference === `Appointment/${reservationId}`));
});
