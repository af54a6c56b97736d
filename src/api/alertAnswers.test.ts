// Holds: product §4 alerts, product §8 capabilities
import { alertsAnswerIn } from './alertAnswers';

const now = Date.parse('2026-11-20T15:00:00Z');
const slot = { spaceId: 's', clinicId: 'c', start: '2026-11-22T14:00:00-05:00', timeZone: 'America/Toronto' };
const alert = {
  alertId: 'a',
  patientId: 'p',
  reservationId: null,
  state: 'offered',
  criteria: {},
  createdAt: '2026-11-20T14:00:00Z',
};
const answer = (checkedAt: string, parts: object = {}) => ({
  checkedAt,
  alerts: [{ ...alert, offer: { space: slot, expiresAt: '2026-11-20T15:15:00Z' }, ...parts }],
});

describe('what a back end answers about alerts', () => {
  it('the portal ends alert offers by this device’s clock, however wrong it is', () => {
    const [late] = alertsAnswerIn(answer('2026-11-20T15:07:00Z'), now);
    expect(late?.offer).toMatchObject({ endsAt: now + 8 * 60_000, space: { spaceId: 's' } });
    const [right] = alertsAnswerIn(answer('2026-11-20T15:00:00Z'), now);
    expect(right?.offer?.endsAt).toBe(now + 15 * 60_000);
  });

  it('the portal drops an offer without a slot and an alert in an unknown state, and keeps the rest', () => {
    expect(alertsAnswerIn(answer('2026-11-20T15:00:00Z', { offer: { expiresAt: 'soon' } }), now)).toMatchObject([
      { alertId: 'a', offer: null },
    ]);
    expect(alertsAnswerIn(answer('2026-11-20T15:00:00Z', { state: 'paused' }), now)).toEqual([]);
  });

  it.each([null, 'OK', {}, { alerts: 'none' }])(
    'a back end whose answer has no list counts as one without alerts: %j',
    (body) => {
      expect(() => alertsAnswerIn(body, now)).toThrow('no list');
    },
  );
});
