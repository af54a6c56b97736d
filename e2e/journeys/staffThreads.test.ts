// Holds: product §8 staff
import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { axeProblems } from '../looks/axe.ts';
import { assertClean } from '../looks/clean.ts';
import { layoutProblems } from '../looks/layout.ts';
import { press, typeIn } from '../screens/keyboard.ts';
import { waiting } from '../screens/mailbox.ts';
import { somebodyElse } from '../screens/others.ts';
import {
  openConversation,
  openThreads,
  sendAnswer,
  signInAtClinic,
  signInColleague,
  threadsEntry,
} from '../screens/staff.ts';
import { patientOfClinic, writeToClinic } from '../screens/staffPatients.ts';

const signIn = (traveller: Traveller) => signInAtClinic(traveller, () => Promise.resolve());

const assertCleanInEveryRoom = async ({ page }: Traveller): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    assert.deepEqual(await axeProblems(page), [], colorScheme);
  }
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    assert.deepEqual([...(await layoutProblems(page)), ...(await axeProblems(page))], [], `${width}`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
};

journey(
  'a receptionist sees a message with its file arrive without a reload, answers it by the keyboard alone, and the patient’s counter changes by itself',
  { lang: 'fr', width: 1280 },
  async (traveller) => {
    const { page, t } = traveller;
    const subject = 'Avant ma visite';
    const patient = await patientOfClinic(traveller);
    await signIn(traveller);
    await openThreads(traveller);
    await threadsEntry(traveller, 0).waitFor();
    await writeToClinic(patient, subject);
    await page.getByRole('link', { name: subject }).waitFor();
    await threadsEntry(traveller, 1).waitFor();
    await page.getByText(t('staff.live.message'), { exact: true }).waitFor({ state: 'attached' });
    await assertCleanInEveryRoom(traveller);
    await openConversation(traveller, subject);
    await page.getByRole('link', { name: 'Mesures.pdf' }).waitFor();
    await assertCleanInEveryRoom(traveller);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page, page.getByRole('link', { name: 'Mesures.pdf' })),
    ]);
    assert.equal(download.suggestedFilename(), 'Mesures.pdf');
    await press(page, page.getByRole('button', { name: t('staff.thread.take'), exact: true }));
    await page.getByRole('button', { name: t('staff.thread.giveBack') }).waitFor();
    await typeIn(page, 'body', 'Oui, apportez-les.');
    await sendAnswer(traveller);
    await threadsEntry(traveller, 0).waitFor();
    await waiting(patient, 1);
    await press(patient.page, patient.page.getByRole('link', { name: subject }));
    await patient.page.getByText('Oui, apportez-les.').waitFor();
    await patient.page.goto(`${patient.url}/#/app/account/access`);
    await patient.page
      .getByText(/Nadia Roy/)
      .first()
      .waitFor();
  },
);

journey(
  'of two receptionists who answer one message, the second is told before anything leaves, and keeps what they typed',
  { lang: 'en', width: 1280 },
  async (traveller) => {
    const { page, t } = traveller;
    const subject = 'Before my visit';
    const patient = await patientOfClinic(traveller);
    await writeToClinic(patient, subject);
    await signIn(traveller);
    await page.getByRole('button', { name: 'English' }).click();
    const colleague = await somebodyElse(traveller);
    await signInColleague(colleague, 'Omar Haddad');
    for (const one of [traveller, colleague]) {
      await openThreads(one);
      await openConversation(one, subject);
    }
    await typeIn(colleague.page, 'body', 'No.');
    await typeIn(page, 'body', 'Yes.');
    await sendAnswer(traveller);
    await page.getByRole('article').filter({ hasText: 'Yes.' }).waitFor();
    await colleague.page.getByText(t('staff.live.thread.answered')).waitFor({ state: 'attached' });
    assert.equal(await page.getByText(t('staff.live.thread.answered')).count(), 0);
    await colleague.page.getByText(t('staff.thread.moved')).waitFor();
    await sendAnswer(colleague);
    await colleague.page.getByText(t('staff.thread.answered')).waitFor();
    assert.equal(await colleague.page.locator('[name=body]').inputValue(), 'No.');
    await assertClean(colleague);
    await waiting(patient, 1);
    await press(patient.page, patient.page.getByRole('link', { name: subject }));
    await patient.page.getByText('Yes.', { exact: true }).waitFor();
    assert.equal(await patient.page.getByText('No.', { exact: true }).count(), 0);
  },
);
