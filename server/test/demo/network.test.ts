// Holds: product §7 start, product §8 zones
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { patterns } from '../../../contract/rules.ts';
import { fsaPoint } from '../../src/data/fsaPoints.ts';
import { demoClinics } from '../../src/demo/clinics.ts';
import { termsOf } from '../../src/demo/serviceTerms.ts';
import { slotsOn } from '../../src/demo/slots.ts';
import { demoProfessionals } from '../../src/demo/professionals.ts';
import { addDays } from '../../src/domain/calendar.ts';
import { handsOnReasons } from '../../src/domain/care/suitability.ts';
import { kilometresBetween } from '../../src/domain/distance.ts';
import { quebecTimeZone } from '../../src/domain/quebecTimeZone.ts';
import { wallTimeAt } from '../../src/domain/zonedTime.ts';

const days = Array.from({ length: 400 }, (_, at) => addDays('2026-10-20', at));

test('the twenty-five demo clinics use the three time zones of Quebec, each that of its location', () => {
  assert.equal(demoClinics.length, 25);
  assert.equal(new Set(demoClinics.map(({ timeZone }) => timeZone)).size, 3);
  for (const {
    address: [, city, postalCode],
    position: [latitude, longitude],
    timeZone,
  } of demoClinics) {
    assert.equal(
      timeZone,
      quebecTimeZone({ postalCode, municipalities: [city], position: { latitude, longitude } }),
      city,
    );
  }
});

test('a demo clinic lies in its postal area and has a phone number reserved for fiction', () => {
  for (const {
    name,
    address: [, , postalCode],
    position: [latitude, longitude],
    phone,
  } of demoClinics) {
    assert.match(postalCode, patterns.postalCode);
    assert.match(phone, /^\d{3} 555-01\d\d$/);
    const area = fsaPoint(postalCode);
    assert.ok(area !== undefined, name);
    const away = kilometresBetween(area, { latitude, longitude });
    assert.ok(away < (postalCode.charAt(1) === '0' ? 600 : 20), `${name}: ${away} km`);
  }
});

test('every name, key, address and phone number in the demo is used once', () => {
  for (const values of [
    demoClinics.map(({ name }) => name),
    demoClinics.map(({ key }) => key),
    demoClinics.map(({ phone }) => phone),
    demoClinics.map(({ address }) => address.join()),
    demoProfessionals.map(({ name }) => name),
    demoProfessionals.map(({ key }) => key),
  ])
    assert.equal(new Set(values).size, values.length);
});

test('a hundred demo professionals, four per clinic, offer every type of care in both languages', () => {
  assert.equal(demoProfessionals.length, 100);
  assert.deepEqual(
    new Set(demoProfessionals.flatMap(({ services }) => services.map(({ careType }) => careType))).size,
    7,
  );
  assert.ok(demoProfessionals.every(({ services }) => services.length > 0));
  assert.ok(demoProfessionals.some(({ languages }) => languages.includes('en')));
});

test('no demo professional has overlapping slots, on any day of more than a year', () => {
  for (const professional of demoProfessionals) {
    const periods = days
      .flatMap((day) => slotsOn(professional, day))
      .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
    periods.slice(1).forEach(({ startsAt, key }, at) => {
      const before = periods[at];
      assert.ok(before !== undefined && before.endsAt <= startsAt, key);
    });
  }
});

test('demo slots lie within opening hours in the clinic’s time zone, also on the days of a clock change', () => {
  for (const professional of demoProfessionals) {
    for (const { startsAt, endsAt, key } of days.flatMap((day) => slotsOn(professional, day))) {
      const [from, to] = [startsAt, endsAt].map((instant) =>
        wallTimeAt(instant, professional.clinic.timeZone).slice(11, 16),
      );
      assert.ok(from !== undefined && to !== undefined && from >= '08:00' && to <= '20:30', `${key} ${from}–${to}`);
    }
  }
});

test('the demo creates the same slots for a day every time, and different ones for another professional', () => {
  const [first, second] = demoProfessionals;
  assert.ok(first !== undefined && second !== undefined);
  const monday = '2026-11-23';
  assert.ok(slotsOn(first, monday).length > 0);
  assert.deepEqual(slotsOn(first, monday), slotsOn(first, monday));
  assert.notDeepEqual(
    slotsOn(first, monday).map(({ startsAt }) => startsAt),
    slotsOn(second, monday).map(({ startsAt }) => startsAt),
  );
});

test('every demo service says for whom and for what it is, and what it costs; a private clinic charges', () => {
  const remote = ['phone', 'video'];
  for (const { clinic, services } of demoProfessionals)
    for (const service of services) {
      const terms = termsOf(service, clinic.kind);
      assert.ok(terms.reasons.length > 0 && terms.modes.length > 0 && terms.cards.length > 0, service.key);
      assert.equal(terms.coverage, clinic.kind === 'private' ? 'fees' : 'covered');
      assert.equal(terms.feeCents === null, clinic.kind !== 'private');
      const isHandsOn = terms.reasons.some((reason) => handsOnReasons.includes(reason));
      assert.ok(!isHandsOn || !terms.modes.some((mode) => remote.includes(mode)), service.key);
    }
  const pediatrics = demoProfessionals.flatMap(({ services }) => services).find(({ key }) => key === 'child');
  assert.equal(pediatrics && termsOf(pediatrics, 'gmf').maxAge, 5);
});
