import type { Traveller } from '../fixtures/journey.ts';
import { beginning } from '../fixtures/text.ts';
import { press } from './keyboard.ts';
import { writeAnswer } from './mailbox.ts';
import { staffClinic } from './staff.ts';

/** A patient of the clinic → their message to it, with a file. */
export const writeToClinic = async (
  patient: Traveller,
  { subject, body }: { subject: string; body: string },
): Promise<void> => {
  const { page, t, url } = patient;
  await page.goto(`${url}/#/app/mailbox/new`);
  await page.locator('[name=clinicId]').selectOption({ label: staffClinic });
  await page.locator('[name=subject]').fill(subject);
  await writeAnswer(patient, body);
  await press(page, page.getByRole('button', { name: t('mailbox.submit'), exact: true }));
  await page.getByRole('heading', { level: 1, name: subject, exact: true }).waitFor();
};

/** The entry of the navigation, with how many wait. */
export const waitingEntry = ({ page, t }: Traveller, waiting: number) => {
  const told = t(waiting === 1 ? 'staff.nav.waiting_one' : 'staff.nav.waiting_other', { count: waiting });
  const name = waiting === 0 ? t('staff.nav.threads') : `${t('staff.nav.threads')} ${told}`;
  return page.getByRole('link', { name, exact: true });
};

/** Navigation → the conversations that wait. */
export const openThreads = async (traveller: Traveller): Promise<void> => {
  const { page, t } = traveller;
  const entry = page
    .getByRole('navigation', { name: t('staff.nav'), exact: true })
    .getByRole('link', { name: beginning(t('staff.nav.threads')) });
  await press(page, entry);
  const name = t('staff.threads.title', { clinic: staffClinic });
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
};

export const conversationOf = ({ page }: Traveller, subject: string) =>
  page.getByRole('link', { name: beginning(`${subject}, `) });

/** The list → the conversation of this subject. */
export const openConversation = async (traveller: Traveller, subject: string): Promise<void> => {
  const { page } = traveller;
  await press(page, conversationOf(traveller, subject));
  await page.getByRole('heading', { level: 1, name: subject, exact: true }).waitFor();
  await page.locator('[name=body]').waitFor();
};
