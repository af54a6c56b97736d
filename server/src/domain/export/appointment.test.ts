// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { owner } from '../../../test/support/fileOwner.ts';
import { neverMoved } from '../movedFrom.ts';
import { appointmentOf, type FiledAppointment } from './appointment.ts';

const appointment: FiledAppointment = {
  reservationId: 'v1',
  patientId: owner.patientId,
  reference: 'ABCDEFGHJK',
  status: 'booked',
  reason: 'skin',
  perName: 'Sans rendez-vous',
  careType: 'walk-in',
  mode: 'phone',
  startsAt: new Date('2026-11-20T14:00:00Z'),
  endsAt: new Date('2026-11-20T14:20:00Z'),
  timeZone: 'America/Halifax',
  clinicId: 'c1',
  professionalId: null,
  createdAt: new Date('2026-07-01T12:00:00Z'),
  cancelUntil: new Date('2026-11-20T12:00:00Z'),
  confirmedAt: null,
  ...neverMoved,
  cancelledAt: null,
  cancelledBy: null,
  bookedBy: null,
};
const told = (parts: Partial<FiledAppointment> = {}) => appointmentOf({ ...appointment, ...parts }, owner);

test('an exported appointment uses its clinic’s clock, summer and winter, and gives its length', () => {
  const { start, end, created, minutesDuration } = told();
  assert.deepEqual(
    [start, end, created, minutesDuration],
    ['2026-11-20T10:00:00-04:00', '2026-11-20T10:20:00-04:00', '2026-07-01T09:00:00-03:00', 20],
  );
});

test('an exported appointment shows that the patient accepted it, must answer a clinic’s move, or declined it by cancelling', () => {
  const table: [parts: Partial<FiledAppointment>, patient: string, place: string, why: string | undefined][] = [
    [{}, 'accepted', 'accepted', undefined],
    [{ movedFrom: new Date() }, 'needs-action', 'accepted', undefined],
    [{ status: 'cancelled', cancelledBy: 'patient', cancelledAt: new Date() }, 'declined', 'accepted', 'pat'],
    [{ status: 'cancelled', cancelledBy: 'clinic', cancelledAt: new Date() }, 'accepted', 'declined', 'prov'],
  ];
  for (const [parts, patient, slot, why] of table) {
    const { participant, cancelationReason } = told(parts);
    assert.deepEqual(
      [...participant.map(({ status }) => status), cancelationReason?.coding?.[0]?.code],
      [patient, slot, why],
    );
  }
});

test('an exported reason is a code when the catalogue has it, and otherwise the person’s own text', () => {
  assert.equal(told().reasonCode?.[0]?.coding?.[0]?.code, 'skin');
  assert.deepEqual(told({ reason: 'Mal au genou' }).reasonCode, [{ text: 'Mal au genou' }]);
});

test('an exported appointment names the person who booked it as far as the file knows them', () => {
  const booker = (bookedBy: string | null) =>
    told({ bookedBy }).extension?.find(({ url }) => url.endsWith('/booked-by'))?.valueReference?.reference;
  assert.deepEqual(
    [booker(owner.accountId), booker('delegate'), booker('stranger'), booker(null)],
    ['Patient/me', 'RelatedPerson/l9', undefined, undefined],
  );
});
