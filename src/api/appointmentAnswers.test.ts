// Holds: product §8 capabilities
import {
  historyAnswerIn,
  holdsAnswerIn,
  networkAnswerIn,
  appointmentIn,
  searchAnswerIn,
  slotIn,
} from './appointmentAnswers';

const slot = {
  spaceId: 's1',
  clinicId: 'c1',
  start: '2026-11-20T09:15:00-05:00',
  timeZone: 'America/Halifax',
  perName: 'Sans rendez-vous',
};
const appointment = {
  ...slot,
  reservationId: 'r1',
  reference: 'ABCDE23456',
  cancelUntil: '2026-11-20T07:15:00-05:00',
  clinicPhone: '514 555-0199',
};

describe('an answer about appointments', () => {
  it('the portal keeps an answer about appointments unchanged when it follows the contract', () => {
    expect(slotIn(slot)).toMatchObject(slot);
    expect(appointmentIn(appointment)).toMatchObject(appointment);
  });

  it.each([
    [null],
    ['x'],
    [[]],
    [{}],
    [{ ...slot, spaceId: true }],
    [{ ...slot, start: 'soon' }],
    [{ ...slot, clinicId: '' }],
  ])('the portal finds no slot in %j', (answer) => {
    expect(slotIn(answer)).toBeUndefined();
  });

  it('the portal accepts a slot from a back end that numbers its records', () => {
    expect(slotIn({ ...slot, spaceId: 7, clinicId: 0 })).toMatchObject({ spaceId: '7', clinicId: '0' });
  });

  it('the portal uses the default time zone when an answer names none or an unknown one', () => {
    expect(slotIn({ ...slot, timeZone: 'Mars/Olympus' })?.timeZone).toBe('America/Toronto');
    expect(slotIn({ ...slot, timeZone: undefined })?.timeZone).toBe('America/Toronto');
  });

  it('an appointment without a cancellation limit can be cancelled until it starts', () => {
    expect(appointmentIn({ ...appointment, cancelUntil: undefined, clinicPhone: undefined })).toMatchObject({
      cancelUntil: appointment.start,
      clinicPhone: null,
    });
  });

  it('a bare list is a history: upcoming and past appointments (spec §7 history)', () => {
    const past = { ...appointment, reservationId: 'r2', start: '2001-11-20T09:15:00-05:00' };
    const next = { ...appointment, start: '2099-11-20T09:15:00-05:00' };
    expect(historyAnswerIn([past, next])).toMatchObject({ upcoming: [next], past: [past] });
  });

  it('the portal reads an appointment history without lists as empty', () => {
    const empty = { upcoming: [], past: [] };
    for (const answer of [null, '', [], {}, { upcoming: 'none' }]) expect(historyAnswerIn(answer)).toEqual(empty);
  });

  it('the portal omits appointments and slots that it cannot show, and keeps the rest', () => {
    expect(historyAnswerIn({ upcoming: [appointment, { reservationId: 'r2' }], past: [] }).upcoming).toHaveLength(1);
    expect(searchAnswerIn({ spaces: [slot, null], nextCursor: '' })).toMatchObject({
      spaces: [{ spaceId: 's1' }],
      nextCursor: null,
    });
  });

  it('the portal suggests only searches that it can run', () => {
    const suggestions = [
      { kind: 'teleport', found: 1 },
      { kind: 'wider', found: 2 },
      { kind: 'wider', radiusKm: 50, found: 3 },
      { kind: 'anyClinic', found: 4 },
    ];
    expect(searchAnswerIn({ suggestions }).suggestions).toEqual([
      { kind: 'wider', radiusKm: 50, found: 3 },
      { kind: 'anyClinic', found: 4 },
    ]);
  });

  it('the portal accepts a clinic with only an id, and leaves its unknown fields empty', () => {
    const { clinics, hashClinicProf, hashProfName } = networkAnswerIn({
      clinics: [
        { clinicId: 'c1' },
        { name: 'Sans id' },
        'c2',
        { clinicId: 'c3', name: 'Lac', address: { city: 'Alma' }, position: { lat: 48.5 } },
      ],
      hashClinicProf: { c1: ['p1', 7, null], c3: 'p2' },
      hashProfName: { p1: 'Dre Roy', p2: null },
    });
    const unknown = {
      name: '',
      address: { line: '', city: '' },
      position: null,
      timeZone: 'America/Toronto',
      phone: null,
      cancelLimitMinutes: 120,
      careTypes: [],
    };
    expect(clinics).toMatchObject([
      { clinicId: 'c1', ...unknown },
      { clinicId: 'c3', name: 'Lac', address: { line: '', city: 'Alma' }, position: null },
    ]);
    expect([hashClinicProf, hashProfName]).toEqual([{ c1: ['p1', '7'], c3: [] }, { p1: 'Dre Roy' }]);
  });

  it('the portal reads an empty network answer as a network without clinics', () => {
    expect(networkAnswerIn(undefined)).toEqual({ clinics: [], hashClinicProf: {}, hashProfName: {}, professions: {} });
  });
});

describe('a hold', () => {
  const now = Date.parse('2026-11-20T14:00:00Z');
  const answer = {
    checkedAt: '2026-11-20T14:03:00Z',
    holds: [{ holdId: 'h1', spaceId: 's1', expiresAt: '2026-11-20T14:08:00Z', extendable: true, space: slot }],
  };

  it('a hold ends after the same five minutes on a device whose clock is three minutes slow', () => {
    expect(holdsAnswerIn(answer, now)).toMatchObject([{ holdId: 'h1', extendable: true, endsAt: now + 5 * 60_000 }]);
  });

  it('the portal finds no hold when the back end answers something else', () => {
    expect(holdsAnswerIn('<h1>hello</h1>', now)).toEqual([]);
    expect(holdsAnswerIn({ holds: [{ holdId: 'h1' }] }, now)).toEqual([]);
  });
});
