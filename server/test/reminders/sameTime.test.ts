import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readCalendar } from '../support/calendars.ts';
import { reminderStage } from '../support/reminders.ts';
import { linkIn } from '../support/appointmentLink.ts';
import { openBrowser } from '../support/browser.ts';

/** Appointments at 9:30 on the clinic’s clock around both changes of hour, and when their last reminder is due. */
const appointments: [timeZone: string, start: string, told: string, due: string][] = [
  [
    'America/Toronto',
    '2026-11-01T14:30:00Z',
    'dimanche 1er\u00A0novembre 2026 à 9\u00A0h\u00A030',
    '2026-10-31T12:00:00Z',
  ],
  ['America/Toronto', '2026-11-02T14:30:00Z', 'lundi 2 novembre 2026 à 9\u00A0h\u00A030', '2026-11-01T13:00:00Z'],
  [
    'America/Halifax',
    '2026-11-01T13:30:00Z',
    'dimanche 1er\u00A0novembre 2026 à 9\u00A0h\u00A030',
    '2026-10-31T11:00:00Z',
  ],
  ['America/Halifax', '2026-11-02T13:30:00Z', 'lundi 2 novembre 2026 à 9\u00A0h\u00A030', '2026-11-01T12:00:00Z'],
  [
    'America/Blanc-Sablon',
    '2026-11-01T13:30:00Z',
    'dimanche 1er\u00A0novembre 2026 à 9\u00A0h\u00A030',
    '2026-10-31T12:00:00Z',
  ],
  ['America/Toronto', '2027-03-14T13:30:00Z', 'dimanche 14 mars 2027 à 9\u00A0h\u00A030', '2027-03-13T13:00:00Z'],
  ['America/Toronto', '2027-03-15T13:30:00Z', 'lundi 15 mars 2027 à 9\u00A0h\u00A030', '2027-03-14T12:00:00Z'],
  ['America/Halifax', '2027-03-14T12:30:00Z', 'dimanche 14 mars 2027 à 9\u00A0h\u00A030', '2027-03-13T12:00:00Z'],
  ['America/Blanc-Sablon', '2027-03-14T13:30:00Z', 'dimanche 14 mars 2027 à 9\u00A0h\u00A030', '2027-03-13T12:00:00Z'],
];

const minute = 60_000;
const later = (instant: string, ms: number): string => new Date(Date.parse(instant) + ms).toISOString();

test('around both clock changes a reminder leaves at 8:00 clinic time, and message, link, file and feed show the same time (product §4 reminders, product §8 zones)', async (t) => {
  const { app, at, book, mails, messages, person, work } = await reminderStage(t);
  for (const [timeZone, start, told, due] of appointments) {
    const about = `${timeZone} ${start}`;
    await at(later(start, -20 * 24 * 60 * minute));
    const patient = await person();
    const { reservationId } = await book(patient, start, { time_zone: timeZone });
    await at(later(due, -minute));
    await work();
    assert.equal((await mails(patient)).length, 0, `${about}: a minute before`);
    await at(due);
    await work();
    assert.equal((await mails(patient)).length, 1, `${about}: at 8:00`);
    assert.ok((await messages(patient))[0]?.includes(`${told}, heure de la clinique`), about);
    const { visit: linked } = await linkIn(app, (await mails(patient))[0])('read');
    assert.deepEqual(
      [linked.start.slice(0, 19), Date.parse(linked.start), linked.timeZone],
      [`${start.slice(0, 10)}T09:30:00`, Date.parse(start), timeZone],
    );
    const browser = openBrowser(app, patient.cookies);
    const file = await browser.send({ url: `/api/appointment/${reservationId}/calendar.ics` });
    const { url } = (await browser.send({ method: 'POST', url: '/api/user/calendar' })).json<{ url: string }>();
    const feed = await app.inject({ url: new URL(url).pathname });
    for (const { body } of [file, feed]) {
      const [event] = readCalendar(body).events;
      assert.deepEqual(
        [event?.wall, event?.zone, event?.start],
        [`${start.slice(0, 10)}T09:30:00`, timeZone, later(start, 0)],
        about,
      );
    }
  }
});

test('no reminder leaves before 8:00, or at 21:00 or later, on the clinic’s clock, in any of the three zones (product §4 reminders)', async (t) => {
  const { at, book, mails, person, work } = await reminderStage(t);
  for (const [timeZone, start, , due] of appointments) {
    await at(later(start, -20 * 24 * 60 * minute));
    const patient = await person();
    await book(patient, start, { time_zone: timeZone });
    await at(later(due, 13 * 60 * minute));
    await work();
    assert.equal((await mails(patient)).length, 0, `${timeZone} ${start}: at 21:00`);
  }
});
