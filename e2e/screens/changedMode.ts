import { networkAnswer } from '../../contract/clinics.ts';
import { searchAnswer } from '../../contract/appointments.ts';
import type { Mode } from '../../contract/catalogues.ts';
import type { Traveller } from '../fixtures/journey.ts';
import { untilFound } from '../fixtures/patience.ts';
import { confirm, introduceOneself, takeTime } from './booking.ts';

type Told = { spaceId: string; clinicId: string };

/** The free times of one mode, for somebody who is signed in, the soonest first. */
const freeBy = async ({ page }: Traveller, mode: Mode): Promise<Told[]> => {
  const answered = await page.evaluate(async (wanted) => {
    const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    const answer = await fetch('/api/appointment/available', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': token },
      body: JSON.stringify({ criteria: { modes: [wanted], raisonVisite: 'cold-flu', limit: 50 }, dependent: null }),
    });
    return answer.text();
  }, mode);
  return searchAnswer.parse(JSON.parse(answered)).spaces.filter(({ held }) => held === null);
};

/** A time by phone, and one at another clinic, in person: by the names of their clinics. */
export const phoneAndDesk = async (traveller: Traveller) => {
  const [byPhone, atDesk] = [await freeBy(traveller, 'phone'), await freeBy(traveller, 'in-person')];
  const before = byPhone[0];
  const after = atDesk.findLast(({ clinicId }) => clinicId !== before?.clinicId);
  if (before === undefined || after === undefined) throw new Error('No free time fits.');
  const answered = await traveller.page.evaluate(async () => (await fetch('/api/appointment/available')).text());
  const { clinics } = networkAnswer.parse(JSON.parse(answered));
  const nameOf = ({ clinicId }: Told): string => clinics.find((clinic) => clinic.clinicId === clinicId)?.name ?? '';
  return { before: nameOf(before), after: nameOf(after), clinicId: before.clinicId, to: after.spaceId };
};

/** The first time by phone of a clinic. @returns the reference */
export const bookByPhone = async (traveller: Traveller, clinicId: string): Promise<string> => {
  const { page, t, url } = traveller;
  await page.goto(`${url}/#/app/appointments/new?step=places&modes=phone&clinics=${clinicId}`);
  await page.getByRole('heading', { level: 1, name: t('booking.slots.title') }).waitFor();
  await page.locator('[name=raisonVisite]').selectOption('cold-flu');
  await page.getByRole('button', { name: t('booking.search') }).click();
  await takeTime(traveller, 0);
  await introduceOneself(traveller);
  return confirm(traveller);
};

/** The text of a mail of this subject, as a newcomer reads it. */
export const mailOf = ({ url }: Traveller, { email }: { email: string }, subject: string): Promise<string> =>
  untilFound(async () => {
    const answer = await fetch(`${url}/dev/mail.json?to=${encodeURIComponent(email)}`);
    const mails: unknown = await answer.json();
    const found = Array.isArray(mails) ? mails.map((mail: unknown) => JSON.stringify(mail)) : [];
    return found.find((mail) => mail.includes(`"subject":${JSON.stringify(subject)}`))?.replaceAll('\\n', '\n');
  }, `a mail “${subject}”`);
