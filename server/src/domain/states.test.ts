// Holds: product §4 reservation-states
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { liveStatuses, appointmentStatuses } from '../../../contract/appointmentStatuses.ts';
import { slotAfter, slotEvents, slotStates } from './reserving.ts';
import { appointmentAfter, appointmentEvents } from './appointmentStates.ts';

/** `from event to`, every allowed one; what is not here is refused. */
const slotPaths = new Set([
  'free held held',
  'free reserved busy',
  'free withdrawn busy-unavailable',
  'free setAside set-aside',
  'free referred elsewhere',
  'free mistaken entered-in-error',
  'held held held',
  'held released free',
  'held reserved busy',
  'held withdrawn busy-unavailable',
  'held mistaken entered-in-error',
  'busy freed free',
  'busy withdrawn busy-unavailable',
  'busy setAside set-aside',
  'busy referred elsewhere',
  'busy mistaken entered-in-error',
  'busy-unavailable freed free',
  'busy-unavailable referred elsewhere',
  'busy-unavailable mistaken entered-in-error',
  'set-aside held set-aside',
  'set-aside freed free',
  'set-aside reserved busy',
  'set-aside withdrawn busy-unavailable',
  'set-aside referred elsewhere',
  'set-aside mistaken entered-in-error',
  'elsewhere withdrawn busy-unavailable',
  'elsewhere mistaken entered-in-error',
]);

test('a slot follows the agreed state transitions and no others', () => {
  const found = slotStates.flatMap((state) =>
    slotEvents.flatMap((event) => {
      const next = slotAfter(state, event);
      return next === undefined ? [] : [`${state} ${event} ${next}`];
    }),
  );
  assert.deepEqual(new Set(found), slotPaths);
});

const appointmentPaths = new Set([
  'booked confirmed booked',
  'booked movedByPatient booked',
  'booked movedByClinic booked',
  'booked cancelledByPatient cancelled',
  'booked cancelledByClinic cancelled',
  'booked arrived checked-in',
  'booked done fulfilled',
  'booked missed noshow',
  'checked-in done fulfilled',
]);

test('an appointment follows the agreed state transitions and no others', () => {
  const found = appointmentStatuses.flatMap((status) =>
    appointmentEvents.flatMap((event) => {
      const next = appointmentAfter(status, event);
      return next === undefined ? [] : [`${status} ${event} ${next}`];
    }),
  );
  assert.deepEqual(new Set(found), appointmentPaths);
});

test('an ended appointment never becomes live again', () => {
  const live: readonly string[] = liveStatuses;
  for (const status of appointmentStatuses.filter((each) => !live.includes(each))) {
    for (const event of appointmentEvents) assert.equal(appointmentAfter(status, event), undefined);
  }
});
