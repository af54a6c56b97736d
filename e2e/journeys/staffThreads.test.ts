// Holds: product §8 staff
import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { assertClean, assertCleanOnBoth } from '../looks/clean.ts';
import { somebodyElse, takeTimeAt } from '../screens/bookAtClinic.ts';
import { press, typeIn } from '../screens/keyboard.ts';
import { openThread } from '../screens/mailbox.ts';
import { receptionist, signInAtClinic, speakAtClinic, staffClinic } from '../screens/staff.ts';
import { conversationOf, openConversation, openThreads, waitingEntry, writeToClinic } from '../screens/staffThreads.ts';

const words = {
  fr: { name: 'Rosalie', subject: 'Avant ma visite', body: 'Dois-je les apporter?', answer: 'Oui, apportez-les.' },
  en: { name: 'Thomas', subject: 'Before my visit', body: 'Do I bring them?', answer: 'Yes, bring them.' },
};

const walk = async (traveller: Traveller): Promise<void> => {
  const { lang, page, t } = traveller;
  const { name, subject, body, answer } = words[lang];
  const patient = await somebodyElse(traveller);
  const { confirmIt } = await takeTimeAt(patient, staffClinic, name);
  await confirmIt();

  await signInAtClinic(traveller, () => Promise.resolve());
  await speakAtClinic(traveller);
  await openThreads(traveller);
  await waitingEntry(traveller, 0).waitFor();
  await writeToClinic(patient, { subject, body });
  await conversationOf(traveller, subject).waitFor();
  await waitingEntry(traveller, 1).waitFor();
  await assertCleanOnBoth(traveller);

  await openConversation(traveller, subject);
  const file = page.getByRole('link').filter({ hasText: 'Mesures.pdf' });
  await file.waitFor();
  await assertCleanOnBoth(traveller);
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, file)]);
  assert.equal(download.suggestedFilename(), 'Mesures.pdf');
  await press(page, page.getByRole('button', { name: t('staff.thread.take'), exact: true }));
  await page.getByRole('button', { name: t('staff.thread.giveBack'), exact: true }).waitFor();

  await typeIn(page, 'body', answer);
  await press(page, page.getByRole('link', { name: t('staff.threads.back'), exact: true }));
  await assertClean(traveller);
  await press(page, page.getByRole('button', { name: t('staff.leave.stay'), exact: true }));
  await press(page, page.getByRole('button', { name: t('staff.thread.send'), exact: true }));
  await page.getByText(t('staff.thread.over'), { exact: true }).waitFor();
  await waitingEntry(traveller, 0).waitFor();

  await patient.page.getByText(answer, { exact: true }).waitFor();
  await patient.page.goto(`${patient.url}/#/app/mailbox`);
  await openThread(patient, subject);
  await patient.page.getByText(answer, { exact: true }).waitFor();
  await patient.page.goto(`${patient.url}/#/app/account/access`);
  const log = patient.page.getByRole('listitem').filter({ hasText: receptionist.name });
  for (const action of ['thread.read', 'attachment.read', 'thread.taken', 'message.sent'])
    await log.filter({ hasText: patient.t(`accessLog.action.${action}`) }).waitFor();
};

for (const lang of ['fr', 'en'] as const)
  journey(
    `${lang}: by the keyboard alone, a receptionist sees a message with its file arrive without a reload and answers it; the patient reads the answer, and who read theirs`,
    { lang, width: 1280 },
    walk,
  );
