// Holds: product §4 reschedule
import type { Appointment } from '../../../contract/appointments.ts';
import { anySlot } from '../search/searchChoice';
import { choiceFor, initialMove, moveChoiceOf, validateMove } from './moveForm';

const today = '2026-11-20';
const appointment: Appointment = {
  reservationId: 'r',
  reference: 'ABCDE23456',
  status: 'booked',
  raisonVisite: 'skin',
  patient: { patientId: 'p', firstName: null, lastName: null },
  cancelUntil: '2026-11-24T10:00:00Z',
  clinicPhone: null,
  spaceId: 's',
  clinicId: 'c1',
  profId: 'roy',
  perName: '',
  careType: 'walk-in',
  mode: 'in-person',
  languages: ['fr'],
  start: '2026-11-25T00:30:00Z',
  timeZone: 'America/Toronto',
  durationMinutes: 15,
};
const usual = initialMove(choiceFor(appointment), appointment, undefined, today);

describe('the search for another time', () => {
  it('the search for another time starts with the same care at the same clinic, as soon as possible', () => {
    expect(choiceFor(appointment)).toEqual({ ...anySlot, careType: 'walk-in', clinicIds: ['c1'] });
    expect(usual).toMatchObject({ where: 'clinic', clinicId: 'c1', when: 'soonest', professional: 'any' });
    expect(moveChoiceOf(usual, choiceFor(appointment), appointment, today)).toEqual(choiceFor(appointment));
  });

  it.each<[Partial<Appointment>, string | null | undefined, 'same' | 'any']>([
    [{}, undefined, 'any'],
    [{ careType: 'follow-up' }, undefined, 'same'],
    [{ careType: 'follow-up' }, null, 'any'],
    [{}, 'roy', 'same'],
    [{ careType: 'follow-up', profId: null }, undefined, 'any'],
  ])(
    'the search for another time of an appointment with %o, after choosing %s, proposes %s',
    (over, profId, expected) => {
      expect(initialMove(choiceFor(appointment), { ...appointment, ...over }, profId, today).professional).toBe(
        expected,
      );
    },
  );

  it('the search for an earlier time ends on the day of the appointment at its clinic, and shows the same choice again', () => {
    const choice = moveChoiceOf({ ...usual, when: 'earlier' }, choiceFor(appointment), appointment, today);
    expect(choice).toMatchObject({ from: null, to: '2026-11-24' });
    expect(initialMove(choice, appointment, undefined, today).when).toBe('earlier');
  });

  it('the search for another time never reaches further than a search may', () => {
    const far = { ...appointment, start: '2027-06-01T14:00:00Z' };
    expect(moveChoiceOf({ ...usual, when: 'earlier' }, choiceFor(far), far, today).to).toBe('2027-02-17');
  });

  it('the search for another time reports an invalid postal code', () => {
    expect(validateMove({ ...usual, where: 'near', postalCode: '12345' }, today)).toEqual({
      postalCode: 'booking.postalCode.invalid',
    });
  });
});
