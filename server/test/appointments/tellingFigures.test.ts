// Holds: product §9 messages
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { keptMailsFolder, readKeptMails } from '../../src/data/keptMails.ts';
import { keptTexts } from '../../src/data/texts/keptTexts.ts';
import { appointmentStage, type AppointmentStage } from '../support/appointments.ts';
import type { Patient } from '../support/booking.ts';
import { bookAsGuest, guest, newborn } from '../support/guest.ts';
import { mailOf } from '../support/mail.ts';
import { addLink, addPatient } from '../support/people.ts';
import { newDevice, startPushService } from '../support/pushService.ts';
import { takeTexts } from '../support/texts.ts';

type Step = () => Promise<{ status: number }>;

/** What a step sent: its subjects, and how many unread messages, texts and pushes there are more. */
type Sent = { subjects: string[]; unread: number; texts: number; pushes: number };

/** Asks for texts and pushes of every kind: what is counted could all arrive. */
const tellingStage = async (t: Parameters<typeof appointmentStage>[0]) => {
  const service = await startPushService(t);
  const stage = await appointmentStage(t, { env: { PUSH_HOSTS: service.host } });
  const { deps, me } = stage;
  await takeTexts(deps, me);
  assert.equal((await me.send('POST', 'user/pushes', newDevice(service, 'abc').subscription)).status, 200);
  await me.send('PATCH', 'user', { notifications: { pushes: ['reminder', 'offer', 'change'] } });
  const counts = async (to: string) => {
    await mailOf(deps).send();
    const mails = await readKeptMails(keptMailsFolder(deps.config.dataDir));
    return {
      mails: mails.filter((mail) => mail.to === to && !/code/.test(mail.subject)),
      unread: Number((await me.send('POST', 'mailbox/unread')).raw),
      texts: (await keptTexts(deps.config.dataDir).read()).length,
      pushes: service.calls.length,
    };
  };
  const sentBy = async (step: Step, to: string): Promise<Sent> => {
    const before = await counts(to);
    const known = new Set(before.mails.map(({ id }) => id));
    const { status } = await step();
    assert.ok(status < 300, String(status));
    const after = await counts(to);
    return {
      subjects: after.mails.filter(({ id }) => !known.has(id)).map(({ subject }) => subject),
      unread: after.unread - before.unread,
      texts: after.texts - before.texts,
      pushes: after.pushes - before.pushes,
    };
  };
  return { ...stage, sentBy };
};

const silent = { unread: 0, texts: 0, pushes: 0 };

/** Books for somebody, moves, then cancels. */
const stepsOf = (
  { clinicId, slot }: AppointmentStage,
  me: Patient,
  dependent: { patientId: string } | null,
): Step[] => {
  let reservationId = '';
  return [
    async () => {
      const { status, body } = await me.reserve(await slot(48), { dependent });
      ({ reservationId } = body);
      return { status };
    },
    async () => me.reschedule(reservationId, await slot(72)),
    () => me.cancel({ clinicId, reservationId }),
  ];
};

test('booking, moving and cancelling send an account holder one email each, with three subjects, and nothing else', async (t) => {
  const stage = await tellingStage(t);
  const sent = [];
  for (const step of stepsOf(stage, stage.me, null))
    sent.push(await stage.sentBy(step, `${stage.me.accountId}@exemple.ca`));
  assert.deepEqual(sent, [
    { subjects: ['Votre rendez-vous est confirmé'], ...silent },
    { subjects: ['Votre rendez-vous a changé'], ...silent },
    { subjects: ['Votre rendez-vous est annulé'], ...silent },
  ]);
});

test('booking, moving and cancelling for a child send the parent one email each, which names the child, and nothing else', async (t) => {
  const stage = await tellingStage(t);
  const patientId = await addPatient(stage.db, { first_name: 'Léo', birth_date: '2021-05-01' });
  await addLink(stage.db, {
    ...{ account_id: stage.me.accountId, patient_id: patientId, scopes: ['book', 'history', 'messages'] },
  });
  const sent = [];
  for (const step of stepsOf(stage, stage.me, { patientId }))
    sent.push(await stage.sentBy(step, `${stage.me.accountId}@exemple.ca`));
  assert.deepEqual(sent, [
    { subjects: ['Le rendez-vous de Léo est confirmé'], ...silent },
    { subjects: ['Le rendez-vous de Léo a changé'], ...silent },
    { subjects: ['Le rendez-vous de Léo est annulé'], ...silent },
  ]);
});

test('booking, moving and cancelling send a guest one email each, with three subjects that follow the code', async (t) => {
  const stage = await tellingStage(t);
  const { app, deps, sentBy, slot } = stage;
  const visitor = guest(app);
  let [reference, manageToken] = ['', ''];
  const steps: Step[] = [
    async () => {
      ({ reference } = await bookAsGuest(deps, visitor, await slot(48)));
      return { status: 201 };
    },
    async () => {
      ({ manageToken } = (await visitor.manage(reference, newborn.birthDate)).body);
      return visitor.reschedule(manageToken, await slot(72));
    },
    () => visitor.cancel(manageToken),
  ];
  const sent = [];
  for (const step of steps) sent.push(await sentBy(step, newborn.email));
  assert.deepEqual(sent, [
    { subjects: ['Votre rendez-vous est confirmé'], ...silent },
    { subjects: ['Votre rendez-vous a changé'], ...silent },
    { subjects: ['Votre rendez-vous est annulé'], ...silent },
  ]);
  const [confirmation] = (await mailOf(deps).to(newborn.email)).filter(({ subject }) => subject.endsWith('confirmé'));
  assert.match(confirmation?.text ?? '', /Clinique\u00A0: GMF du Fleuve\n/);
});
