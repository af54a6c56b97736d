// Holds: product §4 clinic-changes
import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import type { Lang } from '../fixtures/text.ts';
import { assertClean } from '../looks/clean.ts';
import { seeAppointment } from '../screens/appointments.ts';
import { bookByPhone, mailOf, phoneAndDesk } from '../screens/changedMode.ts';
import { signUpToBook } from '../screens/confirmEmail.ts';
import { newcomer } from '../screens/frontDoor.ts';
import { press } from '../screens/keyboard.ts';
import { openMailbox, openThread } from '../screens/mailbox.ts';

type Moved = { before: string; after: string; reference: string };

/** The subject and the words of the server (server/src/domain). */
const words: Record<Lang, { subject: string; how: string; where: (moved: Moved) => string; was: RegExp }> = {
  fr: {
    subject: 'La clinique a déplacé votre rendez-vous',
    how: 'Attention : ce rendez-vous n’a plus lieu par téléphone. Il a maintenant lieu sur place, à la clinique.',
    where: ({ before, after }) => `La clinique change : c’était ${before}, c’est maintenant ${after}.`,
    was: /Avant, c’était\s: .*, par téléphone \((.+)\)/,
  },
  en: {
    subject: 'The clinic has moved your appointment',
    how: 'Please note: this appointment is no longer by phone. It now takes place in person, at the clinic.',
    where: ({ before, after }) => `The clinic has changed: it was ${before}, it is now ${after}.`,
    was: /It was: .*, by phone \((.+)\)/,
  },
};

/** Each stands after the one before. */
const assertInOrder = (text: string, parts: readonly string[]): void => {
  const plain = text.replace(/\s+/g, ' ');
  const found = parts.map((part) => plain.indexOf(part.replace(/\s+/g, ' ')));
  assert.ok(
    found.every((at, index) => at > (found[index - 1] ?? -1)),
    `${parts.join(' | ')} in ${plain}`,
  );
};

/** A newcomer books by phone and stays on the page; the clinic moves the appointment to the desk of another clinic. */
const beMoved = async (traveller: Traveller, person: ReturnType<typeof newcomer>): Promise<Moved> => {
  await signUpToBook(traveller, person);
  const { before, after, clinicId, to } = await phoneAndDesk(traveller);
  const reference = await bookByPhone(traveller, clinicId);
  await seeAppointment(traveller);
  await traveller.clinic('move', reference, to);
  return { before, after, reference };
};

const assertTold = async (traveller: Traveller, { before, after }: Moved): Promise<void> => {
  const { page, t } = traveller;
  const told = page.getByRole('alert').filter({ hasText: t('news.moved') });
  await told.waitFor();
  assertInOrder(await told.innerText(), [
    t('news.moved.now.in-person'),
    t('news.moved.was.phone'),
    t('news.moved.place', { from: before, to: after }),
    t('news.moved.stands'),
  ]);
  assert.match(await page.locator('main').innerText(), new RegExp(t('mode.in-person')));
};

const assertMailed = async (traveller: Traveller, person: { email: string }, { before, after }: Moved) => {
  const { subject, how, was } = words[traveller.lang];
  const mail = await mailOf(traveller, person, subject);
  assertInOrder(mail, [how, after]);
  assert.equal(was.exec(mail)?.[1], before);
};

const assertWritten = async (traveller: Traveller, moved: Moved): Promise<void> => {
  const { subject, how, where } = words[traveller.lang];
  await openMailbox(traveller, 1);
  await openThread(traveller, subject);
  assertInOrder(await traveller.page.locator('main').innerText(), [subject, how, where(moved)]);
};

const openAgain = async ({ page, url, t }: Traveller, address: string): Promise<void> => {
  await page.goto(`${url}/#/app/home`);
  await page.goto(address);
  await page.getByRole('heading', { level: 1, name: t('appointment.title') }).waitFor();
};

for (const { lang, width } of [
  { lang: 'fr', width: 390 },
  { lang: 'en', width: 1280 },
] as const) {
  journey(
    'a clinic moves an appointment from the phone to another clinic: page, email and message say the mode first, old beside new, and the patient accepts by keyboard',
    { lang, width },
    async (traveller) => {
      const { page, t } = traveller;
      const person = newcomer();
      const moved = await beMoved(traveller, person);
      await assertTold(traveller, moved);
      await assertClean(traveller);
      await assertMailed(traveller, person, moved);
      const address = page.url();
      await assertWritten(traveller, moved);
      await openAgain(traveller, address);
      await press(page, page.getByRole('button', { name: t('attendance.accept') }));
      await page.getByText(t('attendance.done')).waitFor();
      await page.getByText(t('appointment.status.confirmed')).first().waitFor();
      assert.equal(await page.getByText(t('news.moved')).count(), 0);
      await assertClean(traveller);
    },
  );

  journey(
    'a patient who does not answer a move in time keeps the appointment where the clinic put it, and is told to call',
    { lang, width },
    async (traveller) => {
      const { page, t } = traveller;
      const moved = await beMoved(traveller, newcomer());
      const address = page.url();
      await assertTold(traveller, moved);
      await page.getByRole('link', { name: t('move.another') }).waitFor();
      await traveller.limitPasses(moved.reference);
      await openAgain(traveller, address);
      await page.reload();
      await page.getByText(t('news.moved.call')).waitFor();
      await assertTold(traveller, moved);
      assert.equal(await page.getByRole('link', { name: t('move.another') }).count(), 0);
      assert.ok((await page.locator('main').innerText()).includes(moved.after));
      await assertClean(traveller);
    },
  );
}
