import { appointmentStatuses, isUpcoming } from './appointmentStatuses.ts';

const now = Date.parse('2026-11-24T15:00:00Z');

test('an appointment is upcoming while it is booked and has not begun', () => {
  const upcoming = appointmentStatuses.filter((status) => isUpcoming({ status, start: '2026-11-24T15:00:01Z' }, now));
  expect(upcoming).toEqual(['booked']);
  expect(isUpcoming({ status: 'booked', start: new Date(now) }, now)).toBe(false);
});
