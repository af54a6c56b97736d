// Holds: spec §3 available, spec §7 available
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { networkAnswer } from '../../../contract/clinics.ts';
import { bookingStage } from '../support/booking.ts';
import { addClinic, addSlot, addProfessional } from '../support/network.ts';

test('the network answer contains the clinics, their professionals, the professionals’ names and the signed-in user', async (t) => {
  const { db, patient } = await bookingStage(t);
  const clinicId = await addClinic(db, {
    name: 'GMF du Fleuve',
    kind: 'gmf-u',
    address_line: '1, rue du Quai',
    city: 'Rimouski',
    postal_code: 'G5L 1A1',
    latitude: 48.45,
    longitude: -68.53,
    cancel_limit_minutes: 60,
    languages: ['fr', 'en'],
  });
  const [roy, gagnon] = [
    await addProfessional(db),
    await addProfessional(db, { name: 'Luc Gagnon', profession: 'nurse' }),
  ];
  await addSlot(db, { clinicId, start: 24, professional_id: roy });
  await addSlot(db, { clinicId, start: 25, professional_id: roy, care_type: 'covid' });
  await addSlot(db, { clinicId, start: 26, professional_id: gagnon });
  await addSlot(db, { clinicId: await addClinic(db, { active: false }), start: 24, care_type: 'child' });
  const me = await patient();
  const { status, raw } = await me.send('GET', 'appointment/available');
  assert.equal(status, 200, raw);
  const { user, ...network } = networkAnswer.parse(JSON.parse(raw));
  assert.deepEqual(network, {
    clinics: [
      {
        clinicId,
        name: 'GMF du Fleuve',
        kind: 'gmf-u',
        timeZone: 'America/Toronto',
        phone: '514 555-0100',
        cancelLimitMinutes: 60,
        address: { line: '1, rue du Quai', city: 'Rimouski', province: 'QC', postalCode: 'G5L 1A1' },
        position: { lat: 48.45, lng: -68.53 },
        languages: ['fr', 'en'],
        careTypes: ['covid', 'walk-in'],
      },
    ],
    hashClinicProf: { [clinicId]: [roy, gagnon] },
    upcomingMost: 3,
    hashProfName: { [roy]: 'Dre Roy', [gagnon]: 'Luc Gagnon' },
    professions: { [roy]: 'family-doctor', [gagnon]: 'nurse' },
  });
  assert.equal(user.patientId, me.patientId);
});

test('the network answer omits a clinic that left the network and the professionals who worked only there', async (t) => {
  const { db, patient } = await bookingStage(t);
  const clinicId = await addClinic(db, { active: false });
  await addSlot(db, { clinicId, start: 24, professional_id: await addProfessional(db) });
  const { raw } = await (await patient()).send('GET', 'appointment/available');
  const { clinics, hashClinicProf, hashProfName } = networkAnswer.parse(JSON.parse(raw));
  assert.deepEqual([clinics, hashClinicProf, hashProfName], [[], {}, {}]);
});
