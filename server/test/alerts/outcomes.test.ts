// Holds: product §4 alerts, product §8 alert-offers
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ThreadAnswer, ThreadsAnswer } from '../../../contract/mailbox.ts';
import { alertStage, offersAge, settle } from '../support/alerts.ts';
import type { Patient, Reply } from '../support/booking.ts';
import { addSlot } from '../support/network.ts';

const offerMessageOf = async ({ send }: Patient) => {
  const { body: listed }: Reply<ThreadsAnswer> = await send('GET', 'mailbox/threads');
  const thread = listed.threads.find(({ kind }) => kind === 'alert');
  const { body: opened }: Reply<ThreadAnswer> = await send('GET', `mailbox/threads/${thread?.threadId ?? ''}`);
  return opened.messages[0];
};

test('the message of an offer says the appointment that it would replace, beside the new time', async (t) => {
  const stage = await alertStage(t);
  const me = await stage.patient();
  const { clinicId } = stage;
  const { reservationId } = (await me.reserve(await addSlot(stage.db, { clinicId, start: 120 }))).body;
  await me.watch({}, { reservationId });
  await (await stage.takenSlot()).cancel();
  await settle(stage.deps);
  const message = await offerMessageOf(me);
  assert.match(
    message?.body ?? '',
    /en voici une, le \S+ .*Elle remplacerait\u00A0: le \S+ \d.* à \d+\u00A0h.*, sur place, à la clinique \(Clinique .*\)\. Tant que vous n’avez pas pris cette place, votre rendez-vous reste comme il est\./s,
  );
});

test('the message of an offer says whether the offer is open, taken, declined or over', async (t) => {
  const stage = await alertStage(t);
  const people = await stage.patients(4);
  const [taker, decliner, late, open] = people;
  assert.ok(taker && decliner && late && open);
  const offered = async (who: Patient, start: number) => {
    const { alertId } = (await who.watch()).body;
    const { spaceId, cancel } = await stage.takenSlot(start);
    await cancel();
    await settle(stage.deps);
    return { alertId, spaceId };
  };
  assert.equal((await taker.reserve((await offered(taker, 26)).spaceId)).status, 201);
  const declined = await offered(decliner, 30);
  await decliner.release({ spaceId: declined.spaceId });
  await decliner.endAlert(declined.alertId);
  const missed = await offered(late, 34);
  await offersAge(stage.db, 180);
  assert.equal((await offerMessageOf(late))?.offer, 'missed', 'at once, before the server has passed it on');
  await late.endAlert(missed.alertId);
  await offered(open, 38);
  const states = [];
  for (const who of people) states.push((await offerMessageOf(who))?.offer);
  assert.deepEqual(states, ['taken', 'declined', 'missed', 'open']);
});

test('a message that is not of an offer has no outcome', async (t) => {
  const stage = await alertStage(t);
  const me = await stage.patient();
  await me.reserve(await addSlot(stage.db, { clinicId: stage.clinicId, start: 120 }));
  const { body: listed }: Reply<ThreadsAnswer> = await me.send('GET', 'mailbox/threads');
  const { body: opened }: Reply<ThreadAnswer> = await me.send('GET', `mailbox/threads/${listed.threads[0]?.threadId}`);
  assert.equal(opened.messages[0]?.offer, undefined);
});
