import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { CalendarAppointment } from './calendarAppointment.ts';
import { writeAppointmentFile } from './writeCalendar.ts';

const appointment: CalendarAppointment = {
  reservationId: 'r1',
  version: 1,
  isCancelled: false,
  firstName: null,
  startsAt: new Date('2026-11-20T14:00:00Z'),
  endsAt: new Date('2026-11-20T14:30:00Z'),
  timeZone: 'America/Toronto',
  mode: 'in-person',
  reference: 'AB12CD',
  clinicName: 'Clinique du Nord',
  clinicAddress: '1 rue Un',
  clinicPhone: null,
  cancelUntil: new Date('2026-11-20T12:00:00Z'),
};
const frame = {
  lang: 'fr',
  now: new Date('2026-11-01T12:00:00Z'),
  publicUrl: 'https://a.test',
  senderAddress: 'a@a.test',
} as const;

const locationIn = (changed: Partial<CalendarAppointment>): string | undefined =>
  /^LOCATION:(.*)$/m.exec(writeAppointmentFile({ ...appointment, ...changed }, frame))?.[1]?.trim();

test('a calendar says where to go: the clinic and its address, or the clinic alone when no address is known', () => {
  assert.equal(locationIn({}), 'Clinique du Nord\\, 1 rue Un');
  assert.equal(locationIn({ clinicAddress: '' }), 'Clinique du Nord');
});

test('a calendar says how an appointment is kept when nobody goes to the clinic', () => {
  assert.equal(locationIn({ mode: 'phone' }), 'Par téléphone');
});
