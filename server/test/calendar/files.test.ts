import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { CalendarAppointment } from '../../src/domain/calendarFile/calendarAppointment.ts';
import { writeFeed, writeAppointmentFile, type CalendarFrame } from '../../src/domain/calendarFile/writeCalendar.ts';
import { ownCalendar, readCalendar } from '../support/calendars.ts';

const frame: CalendarFrame = {
  lang: 'fr',
  now: new Date('2026-10-20T12:00:00Z'),
  publicUrl: 'https://portail.example',
  senderAddress: 'portail@exemple.ca',
};
const appointment = (parts: Partial<CalendarAppointment> = {}): CalendarAppointment => ({
  reservationId: '0198d2f0-0000-7000-8000-000000000001',
  version: 0,
  isCancelled: false,
  firstName: null,
  startsAt: new Date('2026-11-20T14:30:00Z'),
  endsAt: new Date('2026-11-20T14:50:00Z'),
  timeZone: 'America/Toronto',
  mode: 'in-person',
  reference: 'ABCDEFGHJK',
  clinicName: 'Clinique du Fjord',
  clinicAddress: '1 rue du Quai, Saguenay',
  clinicPhone: '514 555-0100',
  cancelUntil: new Date('2026-11-20T12:30:00Z'),
  ...parts,
});
const twentyMinutes = 1_200_000;

/** Instants around both changes of hour, and what the clinic’s clock shows. */
const times: [zone: string, instant: string, wall: string][] = [
  ['America/Toronto', '2026-10-31T13:30:00Z', '2026-10-31T09:30:00'],
  ['America/Toronto', '2026-11-01T04:30:00Z', '2026-11-01T00:30:00'],
  ['America/Toronto', '2026-11-01T07:00:00Z', '2026-11-01T02:00:00'],
  ['America/Toronto', '2026-11-01T14:30:00Z', '2026-11-01T09:30:00'],
  ['America/Toronto', '2027-03-13T14:30:00Z', '2027-03-13T09:30:00'],
  ['America/Toronto', '2027-03-14T07:00:00Z', '2027-03-14T03:00:00'],
  ['America/Toronto', '2027-03-14T13:30:00Z', '2027-03-14T09:30:00'],
  ['America/Halifax', '2026-11-01T03:30:00Z', '2026-11-01T00:30:00'],
  ['America/Halifax', '2026-11-01T13:30:00Z', '2026-11-01T09:30:00'],
  ['America/Halifax', '2027-03-14T12:30:00Z', '2027-03-14T09:30:00'],
  ['America/Blanc-Sablon', '2026-11-01T13:30:00Z', '2026-11-01T09:30:00'],
  ['America/Blanc-Sablon', '2027-03-14T13:30:00Z', '2027-03-14T09:30:00'],
  ['America/Blanc-Sablon', '2027-07-01T13:30:00Z', '2027-07-01T09:30:00'],
];

test('a calendar file contains the exact instant and the clinic’s time, around both clock changes, in all three time zones (product §8 zones)', () => {
  for (const [timeZone, instant, wall] of times) {
    const startsAt = new Date(instant);
    const file = writeAppointmentFile(
      appointment({ timeZone, startsAt, endsAt: new Date(startsAt.getTime() + twentyMinutes) }),
      frame,
    );
    const {
      events: [event],
      zones,
    } = readCalendar(file);
    assert.deepEqual(
      [event?.start, event?.end, event?.wall, event?.zone, zones],
      [startsAt.toISOString(), new Date(startsAt.getTime() + twentyMinutes).toISOString(), wall, timeZone, [timeZone]],
      `${timeZone} ${instant}`,
    );
  }
});

test('a calendar file writes a time in the repeated autumn hour as an instant, because calendar programs differ there (product §8 zones)', () => {
  for (const instant of ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']) {
    const startsAt = new Date(instant);
    const {
      events: [event],
    } = readCalendar(
      writeAppointmentFile(appointment({ startsAt, endsAt: new Date(startsAt.getTime() + twentyMinutes) }), frame),
    );
    assert.deepEqual([event?.start, event?.zone], [instant, 'UTC']);
  }
});

test('a calendar file gives the same instant in every time zone of the reading device (product §8 zones)', () => {
  const file = writeAppointmentFile(appointment(), frame);
  const zoneOfTests = process.env.TZ;
  const starts = ['America/Vancouver', 'Asia/Tokyo', 'America/Toronto'].map((zone) => {
    process.env.TZ = zone;
    return readCalendar(file).events[0]?.start;
  });
  if (zoneOfTests === undefined) delete process.env.TZ;
  else process.env.TZ = zoneOfTests;
  assert.deepEqual(starts, Array(3).fill('2026-11-20T14:30:00.000Z'));
});

test('the files of a created, moved and then cancelled appointment leave one cancelled event, in whatever order they arrive (product §4 calendar-file)', () => {
  const files = [
    appointment(),
    appointment({ version: 1, startsAt: new Date('2026-11-27T20:00:00Z'), endsAt: new Date('2026-11-27T20:20:00Z') }),
    appointment({
      version: 2,
      isCancelled: true,
      startsAt: new Date('2026-11-27T20:00:00Z'),
      endsAt: new Date('2026-11-27T20:20:00Z'),
    }),
  ].map((each) => writeAppointmentFile(each, frame));
  assert.deepEqual(
    files.map((file) => readCalendar(file).method),
    ['PUBLISH', 'PUBLISH', 'CANCEL'],
  );
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    const calendar = ownCalendar();
    for (const slot of order) calendar.take(files[slot] ?? '');
    const [event, ...more] = calendar.events();
    assert.deepEqual(
      [event?.status, event?.sequence, event?.start, event?.alarms, more],
      ['CANCELLED', 2, '2026-11-27T20:00:00.000Z', [], []],
    );
  }
});

test('a calendar event shows the location, mode, reference and cancellation deadline in the person’s language (product §4 calendar-file)', () => {
  const [french] = readCalendar(writeAppointmentFile(appointment(), frame)).events;
  assert.equal(french?.summary, 'Rendez-vous, Clinique du Fjord');
  assert.equal(french.location, 'Clinique du Fjord, 1 rue du Quai, Saguenay');
  assert.deepEqual(french.description.split('\n'), [
    'En personne. Référence\u00A0: ABCDEFGHJK.',
    'Annulation dans le portail jusqu’au vendredi 20 novembre 2026 à 7\u00A0h\u00A030, heure de la clinique.',
    'Téléphone de la clinique\u00A0: 514\u00A0555-0100.',
  ]);
  assert.deepEqual(french.alarms, ['-PT2H']);
  const [english] = readCalendar(
    writeAppointmentFile(appointment({ mode: 'phone', firstName: 'Léa' }), { ...frame, lang: 'en' }),
  ).events;
  assert.deepEqual([english?.summary, english?.location], ['Léa: appointment, Clinique du Fjord', 'By phone']);
  assert.match(
    english?.description ?? '',
    /Cancel in the portal until Friday, November 20, 2026 at 7:30\u00A0a\.m\., clinic time\./,
  );
});

test('a name with any content stays text of its own field in a calendar file (security: T25)', () => {
  const plain = readCalendar(writeAppointmentFile(appointment(), frame));
  const hostile = [
    'a\r\nATTENDEE:mailto:x@y.z',
    'a\nEND:VEVENT\nBEGIN:VEVENT',
    'a;b,c\\d"e:f',
    '😀'.repeat(2_500),
    'x'.repeat(10_000),
    '\u0000\u0007\rb',
  ];
  for (const text of hostile) {
    const file = writeAppointmentFile(
      appointment({ clinicName: text, clinicAddress: text, clinicPhone: text, firstName: text, reference: text }),
      frame,
    );
    const read = readCalendar(file);
    assert.equal(read.events.length, 1);
    assert.deepEqual(read.events[0]?.properties, plain.events[0]?.properties, JSON.stringify(text.slice(0, 20)));
    assert.equal(read.events[0]?.start, plain.events[0]?.start);
    for (const line of file.split('\r\n')) assert.ok(Buffer.byteLength(line) <= 75, line);
  }
});

test('a calendar feed contains each appointment once, with the rules of every time zone that it needs (product §4 calendar-feed)', () => {
  const appointments = ['America/Toronto', 'America/Halifax', 'America/Blanc-Sablon'].map((timeZone, index) =>
    appointment({ timeZone, reservationId: `0198d2f0-0000-7000-8000-00000000000${index}` }),
  );
  const read = readCalendar(writeFeed(appointments, frame));
  assert.deepEqual(
    [read.method, read.name, read.zones.sort()],
    ['PUBLISH', 'Mes rendez-vous', appointments.map(({ timeZone }) => timeZone).sort()],
  );
  assert.deepEqual(
    read.events.map(({ uid }) => uid),
    appointments.map(({ reservationId }) => reservationId),
  );
  assert.deepEqual(
    read.events.map(({ start }) => start),
    Array(3).fill('2026-11-20T14:30:00.000Z'),
  );
});
