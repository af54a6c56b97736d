// Holds: product §8 alert-offers
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { mayOffer, minutesByEmail } from './offering.ts';

const zones = ['America/Toronto', 'America/Halifax', 'America/Blanc-Sablon'] as const;
/** Noon UTC on both sides of both changes of hour. */
const days = ['2026-10-31', '2026-11-01', '2026-11-02', '2027-03-13', '2027-03-14', '2027-03-15'];
const later = new Date('2028-01-01T00:00:00Z');

/** What a clock of the zone shows, told by the runtime and not by our own code. */
const hourIn = (timeZone: string, instant: Date): number =>
  Number(new Intl.DateTimeFormat('en-CA', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(instant));

test('the server offers slots from 8:00 until 21:00 on the clinic’s clock, in all three zones and on the days the clocks change', () => {
  let offered = 0;
  for (const timeZone of zones) {
    for (const day of days) {
      for (let minute = 0; minute < 1_440; minute += 30) {
        const now = new Date(Date.parse(`${day}T00:00:00Z`) + minute * 60_000);
        const hour = hourIn(timeZone, now);
        const may = mayOffer({ now, timeZone, startsAt: later });
        assert.equal(may, hour >= 8 && hour < 21, `${timeZone} ${now.toISOString()}`);
        offered += may ? 1 : 0;
      }
    }
  }
  assert.equal(offered, zones.length * days.length * 26);
});

test('the first moment of an offer is 8:00:00 and the last is 20:59:59', () => {
  const at = (now: string) => mayOffer({ now: new Date(now), timeZone: 'America/Toronto', startsAt: later });
  assert.deepEqual(
    [
      at('2026-11-20T20:59:59-05:00'),
      at('2026-11-20T21:00:00-05:00'),
      at('2026-11-21T07:59:59-05:00'),
      at('2026-11-21T08:00:00-05:00'),
    ],
    [true, false, false, true],
  );
});

test('the server does not offer a slot that starts within two hours', () => {
  const now = new Date('2026-11-20T15:00:00Z');
  const inMinutes = (minutes: number) =>
    mayOffer({ now, timeZone: 'America/Toronto', startsAt: new Date(now.getTime() + minutes * 60_000) });
  assert.deepEqual([inMinutes(119), inMinutes(120), inMinutes(120.01), inMinutes(-5)], [false, false, true, false]);
});

test('an offer by email alone lasts two hours, less when the evening or the slot is near, and is not made for less than one (decision 83)', () => {
  const minutes = (now: string, startsAt: Date = later) =>
    minutesByEmail({ now: new Date(now), timeZone: 'America/Toronto', startsAt });
  assert.equal(minutes('2026-11-20T08:00:00-05:00'), 120);
  assert.equal(minutes('2026-11-20T19:00:00-05:00'), 120);
  assert.equal(minutes('2026-11-20T19:30:00-05:00'), 90);
  assert.equal(minutes('2026-11-20T19:30:40-05:00'), 89);
  assert.equal(minutes('2026-11-20T20:00:00-05:00'), 60);
  assert.equal(minutes('2026-11-20T20:00:01-05:00'), null);
  const noon = '2026-11-20T12:00:00-05:00';
  assert.equal(minutes(noon, new Date('2026-11-20T16:00:00-05:00')), 120);
  assert.equal(minutes(noon, new Date('2026-11-20T15:30:00-05:00')), 90);
  assert.equal(minutes(noon, new Date('2026-11-20T14:59:00-05:00')), null);
});
