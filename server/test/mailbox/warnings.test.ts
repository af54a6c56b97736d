// Holds: product §4 changes, product §8 mail-content
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test, type TestContext } from 'node:test';

import type { ThreadAnswer, ThreadsAnswer } from '../../../contract/mailbox.ts';
import { confirmMailbox } from '../support/confirmMailbox.ts';
import { mailOf } from '../support/mail.ts';
import { mailboxStage } from '../support/mailbox.ts';
import { addLink } from '../support/people.ts';
import { testApp } from '../support/testApp.ts';
import { logIn, signUp, openBrowser } from '../support/browser.ts';

const setUp = async (t: TestContext) => {
  const { app, deps } = await testApp(t);
  const { person, visitor } = await signUp(app);
  await confirmMailbox(deps.db, person.login);
  const subjects = async () =>
    (await visitor.send({ url: '/api/mailbox/threads' })).json<ThreadsAnswer>().threads.map(({ subject }) => subject);
  const newest = async () => {
    const [thread] = (await visitor.send({ url: '/api/mailbox/threads' })).json<ThreadsAnswer>().threads;
    return (await visitor.send({ url: `/api/mailbox/threads/${thread?.threadId ?? ''}` })).json<ThreadAnswer>();
  };
  return { app, deps, person, visitor, subjects, newest };
};

test('a password change also warns the owner in the mailbox with the email’s text, and sends no second email about an unread message', async (t) => {
  const { deps, newest, person, visitor } = await setUp(t);
  const next = 'Canot-Erable-58';
  await visitor.send({
    method: 'POST',
    url: '/api/user/password',
    payload: { password: person.password, newPassword: next, confirmNewPassword: next },
  });
  const { messages, replyTo, subject } = await newest();
  assert.deepEqual(
    [subject, messages.map(({ from, kind }) => [from.kind, kind]), replyTo],
    ['Votre mot de passe a changé', [['network', 'system']], null],
  );
  assert.match(
    messages[0]?.body ?? '',
    new RegExp(`^Le mot de passe du compte ${person.login} vient de changer\\.[^]*${deps.config.publicUrl}/#/recover$`),
  );
  const mails = (await mailOf(deps).to(person.email)).map((mail) => mail.subject);
  assert.equal(mails.includes('Un message vous attend'), false);
  assert.equal(mails.includes('Votre mot de passe a changé'), true);
});

test('a requested new address and a sign-in from an unknown device warn the owner in the mailbox', async (t) => {
  const { app, person, subjects, visitor } = await setUp(t);
  await visitor.send({
    method: 'POST',
    url: '/api/user/email',
    payload: { password: person.password, email: 'autre@exemple.ca' },
  });
  assert.deepEqual(await subjects(), ['Une nouvelle adresse a été demandée pour votre compte']);
  await logIn(openBrowser(app), person.login, person.password);
  assert.deepEqual(await subjects(), [
    'Nouvelle connexion à votre compte',
    'Une nouvelle adresse a été demandée pour votre compte',
  ]);
});

test('delegates can neither list, count, open nor mark what the network writes to the owner of an account (product §4 not-yours)', async (t) => {
  const { db, message, owner } = await mailboxStage(t);
  const [me, delegate] = [await owner(), await owner()];
  await addLink(db, { account_id: delegate.accountId, patient_id: me.patientId, scopes: ['messages'] });
  const [thread, about] = [randomUUID(), { aboutPatient: me.patientId }];
  const messageId = await message({
    patient_id: me.patientId,
    thread_id: thread,
    subject: 'Une personne demande à agir pour vous',
    kind: 'system',
    sender: 'network',
  });
  await message({ patient_id: me.patientId, subject: 'Résultats' });
  const seen = async (who: typeof me, folder: string) =>
    (await who.threads({ ...about, folder })).body.threads.map(({ subject }) => subject);
  assert.deepEqual([await seen(delegate, 'inbox'), await seen(delegate, 'archived')], [['Résultats'], []]);
  assert.deepEqual([(await delegate.threads(about)).body.unread, (await me.threads()).body.unread], [1, 2]);
  assert.deepEqual(
    [(await delegate.open(thread)).raw, (await delegate.archive(thread)).status],
    [(await delegate.open(randomUUID())).raw, 404],
  );
  await delegate.read([messageId]);
  assert.deepEqual(
    await db.selectFrom('message_recipients').selectAll().where('account_id', '=', delegate.accountId).execute(),
    [],
  );
  await me.archive(thread);
  assert.deepEqual(
    [await seen(me, 'archived'), await seen(delegate, 'archived')],
    [['Une personne demande à agir pour vous'], []],
  );
});
