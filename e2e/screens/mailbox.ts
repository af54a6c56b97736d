import type { Locator, Page } from 'playwright-core';

import type { Traveller } from '../fixtures/journey.ts';
import { beginning } from '../fixtures/text.ts';
import { press, typeIn } from './keyboard.ts';

/** Header → the list of messages, with so many unread; by the keyboard, as everything here. */
export const openMailbox = async ({ page, t }: Traveller, unread: number): Promise<void> => {
  await press(
    page,
    page
      .getByRole('navigation', { name: t('header.nav'), exact: true })
      .getByRole('link', { name: beginning(t('header.messages')) }),
  );
  await waiting({ page, t }, unread);
};

/** The title of the list says how many messages wait. */
export const waiting = async ({ page, t }: Pick<Traveller, 'page' | 't'>, unread: number): Promise<void> => {
  const name =
    unread === 0
      ? t('mailbox.title')
      : t(unread === 1 ? 'mailbox.title.unread_one' : 'mailbox.title.unread_other', { count: unread });
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
};

/** A second tab of the same browser, on the same page, as if it had been opened from the first. */
export const secondTab = async ({ page }: Traveller): Promise<Page> => {
  const other = await page.context().newPage();
  await other.goto(page.url());
  return other;
};

/** The link of a thread, whose name also says from whom it is, and when. */
export const threadOf = ({ page }: Pick<Traveller, 'page'>, subject: string): Locator =>
  page.getByRole('link', { name: beginning(`${subject}, `) });

/** List → the thread of this subject. */
export const openThread = async ({ page }: Traveller, subject: string): Promise<void> => {
  await press(page, threadOf({ page }, subject));
  await page.getByRole('heading', { level: 1, name: subject, exact: true }).waitFor();
};

const pdf = { name: 'Mesures.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** In a thread: a file, then words; not sent yet. */
export const writeAnswer = async ({ page, t }: Traveller, text: string): Promise<void> => {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    press(page, page.getByRole('button', { name: t('mailbox.files.add'), exact: true })),
  ]);
  await chooser.setFiles(pdf);
  await page.getByRole('button', { name: t('mailbox.files.remove', { name: pdf.name }), exact: true }).waitFor();
  await typeIn(page, 'body', text);
};

/** Sends what is written, whatever comes of it. */
export const pressSend = ({ page, t }: Traveller): Promise<void> =>
  press(page, page.getByRole('button', { name: t('mailbox.reply.submit'), exact: true }));

/** Thread → the list → what was sent. */
export const openSent = async ({ page, t }: Traveller): Promise<void> => {
  await press(page, page.getByRole('link', { name: t('mailbox.title'), exact: true }));
  await press(page, page.getByRole('link', { name: t('mailbox.folder.sent'), exact: true }));
};
