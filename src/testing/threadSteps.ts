import { screen } from '@testing-library/react';

import { addStaff, findDay, renderStaff, signInAs } from './renderStaff';
import { clinics, offerSlots } from './slots';
import { following } from './staffSteps';
import { server } from './underTest';

const elsewhere = (what: string, ...args: unknown[]): Promise<unknown> =>
  server().run('src/testing/staffElsewhere.mjs', what, ...args);

/** Each test starts without a conversation that waits. */
export const clinicOfThreads = (): { plateau: string } => {
  const ids = clinics({ plateau: { name: 'GMF du Plateau' } });
  beforeEach(() =>
    server().sql(
      `update clinic_threads set waiting_since = null, taken_by = null, ended_as = 'closed' where ended_as is null`,
    ),
  );
  return ids;
};

let asked = 0;

/** Camille Tremblay asks the clinic. @returns the conversation */
export const askClinic = async (clinicId: string, { withFile = false } = {}): Promise<string> => {
  asked += 1;
  const [slot = ''] = await offerSlots({ clinicId, times: [`${String(7 + (asked % 12)).padStart(2, '0')}:15`] });
  return String(await elsewhere('askClinic', { clinicId, slot, withFile }));
};

export const writeAgain = async (threadId: string, body: string): Promise<void> => {
  await elsewhere('writeAgain', threadId, body);
};

export const readByPatient = (threadId: string): Promise<unknown> => elsewhere('readByPatient', threadId);

export const colleagueAnswers = async (clinicId: string, threadId: string, answer: string): Promise<void> => {
  await elsewhere('colleagueDoes', { clinicId, threadId, answer });
};

export const colleagueTakes = async (clinicId: string, threadId: string): Promise<void> => {
  await elsewhere('colleagueDoes', { clinicId, threadId });
};

/** Signed in, on the day of the clinic, with its stream. */
export const openClinic = async (clinicId: string) => {
  const known = await addStaff({ name: 'Nadia Roy', clinicId });
  const opened = await renderStaff(`/day?clinic=${clinicId}`);
  await signInAs(opened.user, known);
  await findDay(/, le /);
  await following();
  return { ...opened, known };
};

export const threadsLink = (waiting = ''): Promise<HTMLElement> =>
  screen.findByRole('link', { name: new RegExp(`^À répondre${waiting}`) });

export const openThreads = async (clinicId: string) => {
  const opened = await openClinic(clinicId);
  await opened.user.click(await threadsLink());
  await findDay(/, à répondre$/);
  return opened;
};

export const openThread = async (clinicId: string) => {
  const opened = await openThreads(clinicId);
  await opened.user.click(await screen.findByRole('link', { name: /^Une question/ }));
  await screen.findByRole('heading', { level: 1, name: 'Une question' });
  return { ...opened, text: await answerField() };
};

export const answerField = (): Promise<HTMLElement> => screen.findByLabelText('Votre réponse à Camille Tremblay');

export const sendButton = (): HTMLElement => screen.getByRole('button', { name: 'Envoyer la réponse' });
