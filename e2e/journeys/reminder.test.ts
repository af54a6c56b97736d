import assert from 'node:assert/strict';

import { journey, type Traveller } from '../fixtures/journey.ts';
import { axeProblems } from '../looks/axe.ts';
import { layoutProblems } from '../looks/layout.ts';
import { wordingProblems } from '../looks/wording.ts';
import { referenceIn } from '../screens/booking.ts';
import { newcomer, signUp } from '../screens/frontDoor.ts';
import { press, tabTo } from '../screens/keyboard.ts';
import { bookAndBeReminded, openAppointment, type Reminded } from '../screens/reminders.ts';

/** The key of a mailed link stands neither in the address nor in what the browser keeps; nobody is signed in. */
const assertNothingKept = async ({ page }: Traveller, address: string): Promise<void> => {
  const key = address.split('key=')[1] ?? '';
  const kept = await page.evaluate(() =>
    [
      window.location.href,
      document.title,
      ...Object.entries<string>(sessionStorage),
      ...Object.entries<string>(localStorage),
    ].join('\n'),
  );
  assert.ok(
    key.length > 20 && !kept.includes(key) && !/1954|authToken/.test(kept),
    'A secret stands where it can be read.',
  );
};

/**
 * The clinic’s time in the message, on the page and on its sheet is that of the calendar file, wherever the device is;
 * the page says whose it is.
 */
const assertSameTime = async ({ page }: Traveller, { time, message }: Reminded, zoneName: RegExp): Promise<void> => {
  const shown = await page.locator('main').innerText();
  assert.match(message, time);
  assert.match(shown, time);
  assert.match(shown, zoneName);
  await page.emulateMedia({ media: 'print' });
  assert.match(await page.locator('main').innerText(), time, 'and printed');
  await page.emulateMedia({ media: 'screen' });
};

/** What is shown just now: in plain words, within its window however large the letters, and nothing for axe to find. */
const assertLooksWell = async ({ page, lang }: Traveller): Promise<void> => {
  assert.deepEqual(
    [...(await wordingProblems(page, lang)), ...(await layoutProblems(page)), ...(await axeProblems(page))],
    [],
  );
};

const titled = ({ page, t }: Traveller, key: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: t(key), exact: true }).waitFor();

journey(
  'on a device in Tokyo, the link of a reminder email shows the clinic’s time and confirms the appointment by keyboard (product §8 visit-links, product §8 zones)',
  { lang: 'fr', width: 390, timeZone: 'Asia/Tokyo' },
  async (traveller) => {
    const { page, t } = traveller;
    const reminded = await bookAndBeReminded(traveller);
    const { address, reference } = reminded;
    await openAppointment(traveller, address, '1954-12-27');
    await page
      .getByRole('alert')
      .filter({ hasText: t('visitLink.wrongBirthDate') })
      .waitFor();
    await assertLooksWell(traveller);
    // From here by the keyboard alone. The field takes what is typed over what it held.
    await tabTo(page, page.locator('[name=birthDate]'));
    await page.keyboard.type('1954-12-28');
    await page.keyboard.press('Enter');
    await titled(traveller, 'appointment.title');
    assert.equal(referenceIn(await page.locator('main').innerText()), reference);
    await assertSameTime(traveller, reminded, /heure de l’Est/);
    await assertLooksWell(traveller);
    await assertNothingKept(traveller, address);
    await press(page, page.getByRole('button', { name: t('attendance.confirm'), exact: true }));
    await page.getByText(t('appointment.status.confirmed'), { exact: true }).waitFor();
    await assertLooksWell(traveller);
    await page.reload();
    await page.getByText(t('appointmentLink.noKey'), { exact: true }).waitFor();
    await openAppointment(traveller, address);
    await page.getByText(t('appointment.status.confirmed'), { exact: true }).waitFor();
  },
);

journey(
  'in Vancouver, the link of a reminder email cancels the appointment after one question (product §8 visit-links, product §8 zones)',
  { lang: 'en', width: 1280, timeZone: 'America/Vancouver' },
  async (traveller) => {
    const { page, t } = traveller;
    const reminded = await bookAndBeReminded(traveller);
    const { address } = reminded;
    await openAppointment(traveller, address);
    await titled(traveller, 'appointment.title');
    await assertSameTime(traveller, reminded, /Eastern Time/);
    await page.getByRole('link', { name: t('appointment.cancel'), exact: true }).click();
    await titled(traveller, 'cancel.title');
    await assertLooksWell(traveller);
    await page.getByRole('link', { name: t('cancel.keep'), exact: true }).click();
    await titled(traveller, 'appointment.title');
    await page.getByRole('link', { name: t('appointment.cancel'), exact: true }).click();
    await page.getByRole('button', { name: t('cancel.confirm'), exact: true }).click();
    await titled(traveller, 'cancel.done.title');
    await assertLooksWell(traveller);
    await assertNothingKept(traveller, address);
    await page.goBack();
    await page.getByText(t('appointment.status.cancelled'), { exact: true }).waitFor();
    assert.equal(await page.getByRole('link', { name: t('appointment.cancel'), exact: true }).count(), 0);
  },
);

journey(
  'a person starts a calendar feed, a program reads its address without signing in, and the person ends it (product §4 calendar-feed)',
  { lang: 'fr', width: 390 },
  async (traveller) => {
    const { page, t, url } = traveller;
    await signUp(traveller, newcomer());
    await page.goto(`${url}/#/app/account`);
    await page.getByRole('link', { name: `${t('calendar.title')}, ${t('calendar.off')}`, exact: true }).click();
    await page.getByRole('button', { name: t('calendar.begin'), exact: true }).click();
    const address = await page.getByText(/nosession\/api\/calendar\/[\w-]{43}\.ics/).innerText();
    await assertLooksWell(traveller);
    const follow = async () => fetch(address);
    assert.match(await (await follow()).text(), /^BEGIN:VCALENDAR\r\n/);
    const end = page.getByRole('button', { name: t('calendar.end'), exact: true });
    const question = page.getByRole('alertdialog');
    await end.click();
    await question.getByRole('button', { name: t('calendar.keep'), exact: true }).click();
    await question.waitFor({ state: 'detached' });
    await end.and(page.locator(':focus')).waitFor(); // what opened a question has the keyboard again
    await end.click();
    await question.getByRole('button', { name: t('calendar.end'), exact: true }).click();
    await page.getByText(t('calendar.ended'), { exact: true }).waitFor();
    assert.equal((await follow()).status, 404);
  },
);
