// Holds: product §10 instants
import { formatDate, formatDateTime, formatTime } from '../lib/clinicTime';
import { traceIn } from '../app/replay/traceIn';
import { alertsAnswerIn } from './alertAnswers';
import { appointmentIn, holdsAnswerIn, searchAnswerIn, slotIn } from './appointmentAnswers';
import { personIn } from './dependentsApi';
import { fits } from './fits';
import { profileIn } from './profileAnswer';
import { sessionEndIn } from './sessionEndIn';

const real = '2027-02-28T09:00:00-05:00';
const unreal = [
  '2027-02-30T09:00:00-05:00',
  '2027-02-28T24:00:00-05:00',
  '2027-02-28T09:00:00+25:00',
  '2027-02-28T09:00:00',
  '2027-02-28',
  'Sun, 28 Feb 2027 14:00:00 GMT',
  '',
];
const slot = { spaceId: 'S', clinicId: 'C', start: real };
const now = Date.UTC(2027, 1, 28);

describe.each(unreal)('an answer that says %j', (said) => {
  it('has no slot, appointment, hold or offer that begins or ends then', () => {
    const hold = { holdId: 'H', expiresAt: said, space: slot };
    const alert = { alertId: 'A', state: 'offered', offer: { space: slot, expiresAt: said } };
    expect(slotIn({ ...slot, start: said })).toBeUndefined();
    expect(appointmentIn({ ...slot, reservationId: 'R', start: said })).toBeUndefined();
    expect(holdsAnswerIn({ holds: [hold], checkedAt: real }, now)).toEqual([]);
    expect(alertsAnswerIn({ alerts: [alert], checkedAt: real }, now)).toMatchObject([{ offer: null }]);
    expect(fits('instant', said)).toBe(false);
  });

  it('leaves what else an appointment says', () => {
    const more = { cancelUntil: said, attendanceFrom: said, confirmedAt: said, movedFrom: said };
    const appointment = appointmentIn({ ...slot, reservationId: 'R', ...more });
    expect(appointment).toMatchObject({ start: real, cancelUntil: real });
    for (const name of ['attendanceFrom', 'confirmedAt', 'movedFrom']) expect(appointment).not.toHaveProperty(name);
  });

  it('tells no end of the session', () => {
    expect(sessionEndIn(new Headers({ 'Session-Expires': said }), now)).toBeUndefined();
    const ends = new Headers({ 'Session-Expires': real, Date: 'Tue, 30 Feb 2027 14:00:00 GMT' });
    expect(sessionEndIn(ends, now)?.endsAt).toBe(Date.parse(real));
  });

  it('is shown as it is, never as another day', () => {
    const clock = { timeZone: 'America/Toronto', lang: 'fr' } as const;
    expect([formatDateTime(said, clock), formatTime(said, clock)]).toEqual([said, said]);
  });
});

describe.each(['2027-02-30', '2027-02-29', '0000-02-28', 'soon'])('the day %s in an answer', (day) => {
  it('is no day of a person or of a suggestion', () => {
    const person = { patientId: 'P', birthDate: day, startsOn: day, endsOn: day };
    expect(personIn(person)).toHaveProperty('birthDate', null);
    for (const name of ['startsOn', 'endsOn']) expect(personIn(person)).not.toHaveProperty(name);
    expect(profileIn({ login: 'lea.roy', birthDate: day }).birthDate).toBeNull();
    const later = { kind: 'later', from: '2027-02-28', to: day, found: 1 };
    expect(searchAnswerIn({ spaces: [], suggestions: [later] }).suggestions).toEqual([]);
    expect(formatDate(day, 'fr')).toBe(day);
  });
});

it('a replay is not opened when the day of its recording is unreal', () => {
  const file = (createdAt: string) =>
    JSON.stringify({ meta: { format: 'portal-trace/1', createdAt }, payload: '[]', preloadedState: '{}' });
  expect(traceIn(file('2027-02-28T14:00:00.000Z'), now).actions).toEqual([]);
  expect(() => traceIn(file('2027-02-30T14:00:00.000Z'), now)).toThrow('no portal-trace/1');
});
