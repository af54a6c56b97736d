import type { Traveller } from '../fixtures/journey.ts';
import { settled } from '../looks/settled.ts';
import { takeTimeAt } from './bookAtClinic.ts';
import type { See } from './passing.ts';
import { press, typeIn } from './keyboard.ts';
import { askWithMandate, decide, openAccess, requestFor } from './staffAccess.ts';
import { manager, openDay, openFromRow, rowOf, signInAtClinic, speakAtClinic, staffClinic } from './staff.ts';
import { earliestFree, openDayOfSlot, openSeries, openSlotsPage } from './staffSlots.ts';
import { openConversation, openThreads, writeToClinic } from './staffThreads.ts';

const words = {
  fr: {
    name: 'Rosalie',
    subject: 'Avant ma visite',
    body: 'Dois-je apporter mes mesures?',
    answer: 'Oui, apportez-les.',
    represented: { firstName: 'Ernest', lastName: 'Lachance' },
  },
  en: {
    name: 'Thomas',
    subject: 'Before my visit',
    body: 'Do I bring my readings?',
    answer: 'Yes, bring them.',
    represented: { firstName: 'Walter', lastName: 'Simmons' },
  },
};

/** What a patient writes, and what asks before a half-written answer is left. While staff are in, the demo answers nothing. */
const walkThroughThreads = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, lang, t, url } = traveller;
  const { subject, body, answer } = words[lang];
  await writeToClinic(traveller, { subject, body });
  await page.goto(`${url}/staff`);
  await openThreads(traveller);
  await see(traveller, 'staff-threads');
  await openConversation(traveller, subject);
  await see(traveller, 'staff-thread');
  await typeIn(page, 'body', answer);
  await press(page, page.getByRole('link', { name: t('staff.threads.back'), exact: true }));
  await page.getByRole('button', { name: t('staff.leave.stay'), exact: true }).waitFor();
  await see(traveller, 'staff-thread-leave');
  await press(page, page.getByRole('button', { name: t('staff.leave.stay'), exact: true }));
  await press(page, page.getByRole('button', { name: t('staff.thread.send'), exact: true }));
  await page.getByText(t('staff.thread.over'), { exact: true }).waitFor();
};

/** The week of the clinic, the question before a slot is withdrawn, the form that adds some, and the invitations. */
const walkThroughSlots = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  await openSlotsPage(traveller);
  const slotId = await earliestFree(traveller);
  await openDayOfSlot(traveller, slotId);
  await see(traveller, 'staff-slots');
  await press(page, page.locator(`[id="slot-${slotId}"]`));
  const keep = page.getByRole('button', { name: t('staff.slots.withdraw.keep'), exact: true });
  await keep.waitFor();
  await see(traveller, 'staff-slots-withdraw');
  await press(page, keep);
  await openSeries(traveller);
  await see(traveller, 'staff-slots-add');
  await press(page, page.getByRole('link', { name: t('staff.series.back'), exact: true }));
  await press(page, page.getByRole('link', { name: t('staff.invitations.link'), exact: true }));
  await page.locator('[name=firstName]').waitFor();
  await settled(page);
  await see(traveller, 'staff-invitations');
};

/** A patient of the clinic asks to act for somebody, and the staff accept the document. */
const walkThroughAccess = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, lang, url } = traveller;
  const { name: firstName, represented } = words[lang];
  const name = `${represented.firstName} ${represented.lastName}`;
  const holder = `${firstName} D’Amours-Roy`;
  await askWithMandate(traveller, represented);
  await page.goto(`${url}/staff`);
  await openAccess(traveller);
  await requestFor(traveller, name).waitFor();
  await see(traveller, 'staff-access');
  await press(page, requestFor(traveller, name));
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await see(traveller, 'staff-person');
  await decide(traveller, { act: 'accept', holder }, () => see(traveller, 'staff-link-accept'));
};

/** Who manages the clinic sees how it is connected. */
const walkThroughConnection = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  await press(page, page.getByRole('button', { name: t('staff.signOut'), exact: true }));
  await signInAtClinic(traveller, () => Promise.resolve(), manager);
  await speakAtClinic(traveller);
  await press(page, page.getByRole('link', { name: t('staff.nav.connection'), exact: true }));
  await page.getByRole('list', { name: t('staff.connection.staff'), exact: true }).waitFor();
  await see(traveller, 'staff-connection');
  await press(page, page.getByRole('link', { name: t('staff.trail.link'), exact: true }));
  await page.getByRole('list', { name: t('staff.trail.list'), exact: true }).waitFor();
  await see(traveller, 'staff-trail');
};

/** What the staff of a clinic see: a patient, who is signed out, books there first. */
export const walkThroughStaff = async (traveller: Traveller, see: See): Promise<void> => {
  const { page, t } = traveller;
  const { name } = words[traveller.lang];
  const { date, confirmIt } = await takeTimeAt(traveller, staffClinic, name);
  await confirmIt();
  await signInAtClinic(traveller, () => see(traveller, 'staff-sign-in'));
  await speakAtClinic(traveller);
  await openDay(traveller, date);
  await rowOf(traveller, name).waitFor();
  await see(traveller, 'staff-day');
  await openFromRow(traveller, name, 'write');
  await see(traveller, 'staff-write');
  await page.goBack();
  await openFromRow(traveller, name, 'move');
  await page.getByRole('group', { name: t('staff.move.weeks'), exact: true }).waitFor();
  await settled(page);
  await see(traveller, 'staff-move');
  await walkThroughSlots(traveller, see);
  await walkThroughThreads(traveller, see);
  await walkThroughAccess(traveller, see);
  await walkThroughConnection(traveller, see);
};
