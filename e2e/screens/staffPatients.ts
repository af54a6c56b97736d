import type { Traveller } from '../fixtures/journey.ts';
import { openSlotsOf } from './alerts.ts';
import { confirm, introduceOneself, takeTime } from './booking.ts';
import { signUpToBook } from './confirmEmail.ts';
import { newcomer } from './frontDoor.ts';
import { openMailbox, writeAnswer } from './mailbox.ts';
import { somebodyElse } from './others.ts';
import { staffClinic } from './staff.ts';

/** Somebody who has an appointment at the clinic, and so may write to it. */
export const patientOfClinic = async (traveller: Traveller): Promise<Traveller> => {
  const patient = await somebodyElse(traveller);
  await signUpToBook(patient, newcomer());
  await openSlotsOf(patient, staffClinic);
  await takeTime(patient, 0);
  await introduceOneself(patient);
  await confirm(patient);
  return patient;
};

/** A message with a file → the list of messages. */
export const writeToClinic = async (patient: Traveller, subject: string): Promise<void> => {
  const { page, t, url } = patient;
  await page.goto(`${url}/#/app/mailbox/new`);
  await page.locator('[name=clinicId]').selectOption({ label: staffClinic });
  await page.locator('[name=subject]').fill(subject);
  await writeAnswer(patient, '811?');
  await page.getByRole('button', { name: t('mailbox.submit'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: subject }).waitFor();
  await openMailbox(patient, 0);
};
