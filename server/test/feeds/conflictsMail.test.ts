// Holds: product §6 outbox
import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';

import { changeSource } from '../../src/feeds/sources/changeSource.ts';
import { keptDelivery } from '../../src/mail/keptDelivery.ts';
import type { OutgoingMail } from '../../src/mail/delivery.ts';
import { mailOf, sendAll, senderDeps } from '../support/mail.ts';
import { outboxWaits } from '../support/mailedAccount.ts';
import { busy, conflictStage, nine, ten } from './conflictStage.ts';
import { publishedSlot } from './publicationFolder.ts';

const contact = 'rendez-vous@clinique.quebec';
const source = 'clinics.example';

const mailStage = async (t: TestContext) => {
  const stage = await conflictStage(t);
  const { db, deps } = stage;
  await changeSource(db, source, { contactEmail: contact });
  const mail = mailOf(deps);
  const sent = async () => (await mail.to(contact)).map(({ text, subject }) => ({ text, subject }));
  const other = async () => stage.book(await stage.patient(), stage.second);
  const queued = () => db.selectFrom('outbox').where('template', '=', 'feedConflicts').selectAll().execute();
  return { ...stage, mail, sent, other, queued };
};

test('the contact of a source gets one mail an import that finds conflicts, with counts and no personal data', async (t) => {
  const { run, sent, appointment } = await mailStage(t);
  await run({ slots: [busy(nine), ten] });
  await run({ slots: [busy(nine), ten] });
  const [mail, ...more] = await sent();
  assert.deepEqual(more, []);
  assert.equal(mail?.subject, 'Des rendez-vous ne correspondent plus à votre publication');
  const text = mail.text;
  assert.match(text, /\n\nClinique A\u00A0: 1\u00A0rendez-vous\n\n[^]*\u00A0: npm run clinic -- conflicts\n/);
  const { reference, reservationId, patient } = appointment;
  const secrets = [reference, reservationId, patient.firstName ?? '', '09:00', '9 h', '2087', 'accination'];
  for (const secret of secrets.filter((each) => each !== '')) assert.equal(text.includes(secret), false, secret);
});

test('a mail on conflicts is in English where none of their clinics speaks French', async (t) => {
  const { run, sent, other, db } = await mailStage(t);
  await other();
  await db
    .updateTable('clinics')
    .set({ languages: ['en'] })
    .execute();
  await run({ slots: [busy(nine), busy(ten)] });
  const [mail] = await sent();
  assert.equal(mail?.subject, 'Some appointments no longer match your publication');
  assert.match(mail.text, /\n\nClinique A: 2 appointments\n\nTo list them: npm run clinic -- conflicts\n/);
});

test('conflicts are counted when the mail leaves: what two imports found is told once, and what was settled meanwhile is not', async (t) => {
  const { run, sent, other, queued } = await mailStage(t);
  await other();
  await run({ slots: [busy(nine), ten] });
  await run({ slots: [busy(nine), busy(ten)] });
  assert.equal((await queued()).length, 2);
  const mails = await sent();
  assert.deepEqual([mails.length, /Clinique A\u00A0: 2\u00A0/.test(mails[0]?.text ?? '')], [1, true]);
  const eleven = publishedSlot('11:00-11:30');
  await run({ slots: [nine, ten, eleven] });
  await run({ slots: [busy(nine), ten, eleven] });
  await run({ slots: [nine, ten, eleven] });
  assert.equal((await sent()).length, 1);
});

test('a mail on conflicts that could not be sent says what is open when it leaves at last', async (t) => {
  const { run, deps, db, other, cancel } = await mailStage(t);
  const delivered: OutgoingMail[] = [];
  let isDown = true;
  const delivery = {
    ...keptDelivery(deps.config.dataDir),
    deliver: async (mail: OutgoingMail) => {
      if (mail.to !== contact) return;
      if (isDown) throw Object.assign(new Error('451 later'), { code: 'EENVELOPE' });
      delivered.push(mail);
      await Promise.resolve();
    },
  };
  const send = () => sendAll(senderDeps(deps, delivery));
  await other();
  await run({ slots: [busy(nine), ten] });
  await send();
  await run({ slots: [busy(nine), busy(ten)] });
  await send();
  await cancel();
  isDown = false;
  await outboxWaits(db, 86_400);
  await send();
  assert.deepEqual(
    delivered.map(({ text }) => /Clinique A\u00A0: \d/.exec(text)?.[0]),
    ['Clinique A\u00A0: 1'],
  );
});

test('no mail on conflicts leaves when they are settled before, or when nobody is to be told', async (t) => {
  const { run, sent, cancel, db, queued, other } = await mailStage(t);
  await run({ slots: [busy(nine), ten] });
  await cancel();
  assert.deepEqual(await sent(), []);
  await changeSource(db, source, { contactEmail: '' });
  await other();
  await run({ slots: [busy(nine), busy(ten)] });
  assert.equal((await queued()).length, 1);
  await changeSource(db, source, { contactEmail: contact });
  assert.equal((await sent()).length, 1);
});

test('a mail on conflicts that an older server dropped is queued again by the next import, once (decision 58)', async (t) => {
  const { run, sent, db, queued } = await mailStage(t);
  await run({ slots: [busy(nine), ten] });
  await db.updateTable('outbox').set({ abandoned_at: new Date() }).where('template', '=', 'feedConflicts').execute();
  assert.deepEqual(await sent(), []);
  await run({ slots: [busy(nine), ten] });
  await run({ slots: [busy(nine), ten] });
  assert.deepEqual([(await sent()).length, (await queued()).length], [1, 2]);
  await run({ slots: [busy(nine), ten] });
  assert.equal((await sent()).length, 1);
});
