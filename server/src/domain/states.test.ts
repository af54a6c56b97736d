// Holds: product §4 reservation-states
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { liveStatuses, reservationStatuses } from '../../../contract/reservationStatuses.ts';
import { placeAfter, placeEvents, placeStates } from './placeStates.ts';
import { reservationAfter, reservationEvents } from './reservationStates.ts';

/** `from event to`, every allowed one; what is not here is refused. */
const placePaths = new Set([
  'free held held',
  'free reserved busy',
  'free withdrawn busy-unavailable',
  'free setAside set-aside',
  'free mistaken entered-in-error',
  'held held held',
  'held released free',
  'held reserved busy',
  'held withdrawn busy-unavailable',
  'held mistaken entered-in-error',
  'busy freed free',
  'busy withdrawn busy-unavailable',
  'busy setAside set-aside',
  'busy mistaken entered-in-error',
  'busy-unavailable freed free',
  'busy-unavailable mistaken entered-in-error',
  'set-aside held set-aside',
  'set-aside freed free',
  'set-aside reserved busy',
  'set-aside withdrawn busy-unavailable',
  'set-aside mistaken entered-in-error',
]);

test('a place follows the agreed paths and no other', () => {
  const found = placeStates.flatMap((state) =>
    placeEvents.flatMap((event) => {
      const next = placeAfter(state, event);
      return next === undefined ? [] : [`${state} ${event} ${next}`];
    }),
  );
  assert.deepEqual(new Set(found), placePaths);
});

const reservationPaths = new Set([
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

test('a reservation follows the agreed paths and no other', () => {
  const found = reservationStatuses.flatMap((status) =>
    reservationEvents.flatMap((event) => {
      const next = reservationAfter(status, event);
      return next === undefined ? [] : [`${status} ${event} ${next}`];
    }),
  );
  assert.deepEqual(new Set(found), reservationPaths);
});

test('a reservation that ended never becomes live again', () => {
  const live: readonly string[] = liveStatuses;
  for (const status of reservationStatuses.filter((each) => !live.includes(each))) {
    for (const event of reservationEvents) assert.equal(reservationAfter(status, event), undefined);
  }
});
