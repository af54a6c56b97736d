// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Deps } from '../../src/http/deps.ts';
import { demoPatient, syntheticNam } from '../../src/demo/people.ts';
import { danglingReferences, fhirProblems } from '../support/fhir.ts';
import { askForFile, busyDemo, fileIn } from '../support/ownFile.ts';
import { testApp } from '../support/testApp.ts';

/** Texts that look like an instant but do not say how far their clock stood from Greenwich. */
const withoutOffset = (body: string): string[] =>
  (body.match(/"\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)?"/g) ?? []).filter(
    (instant) => !/[+-]\d\d:\d\d"$/.test(instant),
  );

type Kept = Awaited<ReturnType<typeof busyDemo>> & ReturnType<typeof fileIn> & { body: string; deps: Deps };

const rules: Record<string, (kept: Kept) => void | Promise<void>> = {
  'follows the R4 definitions; each reference leads to another entry, each entry stands once, each instant has its offset':
    ({ body, bundle }) => {
      assert.deepEqual(fhirProblems(bundle), []);
      assert.deepEqual(danglingReferences(bundle), []);
      const addresses = bundle.entry?.map(({ fullUrl }) => fullUrl) ?? [];
      assert.equal(new Set(addresses).size, addresses.length);
      assert.deepEqual(withoutOffset(body), []);
    },
  'holds as many visits, messages and lines of the log as the database has about the person': async ({
    all,
    deps,
    patientId,
    record,
  }) => {
    const tables = { appointments: 'Appointment', messages: 'Communication', audit_events: 'AuditEvent' } as const;
    for (const table of ['appointments', 'messages', 'audit_events'] as const) {
      const rows = await deps.db
        .selectFrom(table)
        .where('patient_id', 'in', [patientId, record])
        .select('id')
        .execute();
      assert.ok(rows.length > 0);
      assert.equal(all(tables[table]).length, rows.length, table);
    }
    assert.deepEqual(
      new Set(all('Appointment').map(({ status }) => status)),
      new Set(['booked', 'fulfilled', 'noshow', 'cancelled']),
    );
  },
  'says who the person is by the national name of their number, what they agreed to, and where they are signed in': ({
    accountId,
    all,
    patientId,
    reservationId,
  }) => {
    const me = all('Patient').find(({ id }) => id === patientId);
    assert.deepEqual(
      me?.identifier?.map(({ system, value }) => [system, value]),
      [['https://fhir.infoway-inforoute.ca/NamingSystem/ca-qc-patient-healthcare-id', syntheticNam(demoPatient)]],
    );
    assert.deepEqual(
      all('Person').map(({ id, link }) => [id, link?.length]),
      [[accountId, 4]],
    );
    assert.deepEqual(
      all('Consent')
        .filter(({ performer }) => performer)
        .map(({ status }) => status),
      ['active', 'active', 'active'],
    );
    assert.equal(all('Device').length, 1);
    assert.ok(
      all('Appointment')
        .find(({ id }) => id === reservationId)
        ?.extension?.some(({ url }) => url.endsWith('/confirmed')),
    );
  },
  'holds what was left without the account once the number is known to be theirs, and what the person waits for or was invited to':
    ({ all, patientId, record }) => {
      const other = all('Patient').find(({ id }) => id === record);
      assert.deepEqual(
        [other?.link?.[0]?.other.reference, other?.telecom?.map(({ value }) => value)],
        [`Patient/${patientId}`, ['438 555-0188', 'elise@ailleurs.test']],
      );
      assert.equal(
        all('Appointment').filter(({ participant: [who] }) => who?.actor?.reference === `Patient/${record}`).length,
        1,
      );
      assert.deepEqual(
        all('Task').map(({ code, status }) => [code?.coding?.[0]?.code, status]),
        [
          ['place-alert', 'requested'],
          ['invitation', 'requested'],
        ],
      );
    },
  'holds what the person wrote, with the file that came along': ({ all, messageId, patientId }) => {
    const sent = all('Communication').find(({ id }) => id === messageId);
    const [text, photo] = sent?.payload ?? [];
    assert.deepEqual(
      [sent?.sender?.reference, text?.contentString, photo?.contentAttachment?.title],
      [`Patient/${patientId}`, 'Voici une photo.', 'rougeur.png'],
    );
    assert.equal(Buffer.from(photo?.contentAttachment?.data ?? '', 'base64').length, photo?.contentAttachment?.size);
  },
  'names who acts for the person and what they read; of whom the person acted for once, nothing is left': ({
    all,
    body,
    forgotten,
    patientId,
  }) => {
    const friend = all('RelatedPerson').find(({ name }) => name?.[0]?.text === 'Anaïs Roy');
    assert.equal(friend?.patient.reference, `Patient/${patientId}`);
    assert.ok(
      all('AuditEvent').some(
        ({ agent: [who], subtype }) =>
          who?.who?.reference === `RelatedPerson/${friend.id ?? ''}` && subtype?.[0]?.code === 'history.read',
      ),
    );
    for (const trace of ['Oubliée', forgotten]) assert.equal(body.includes(trace), false);
  },
};

test('the export of a person who used every feature obeys every rule of the file', async (t) => {
  const { app, deps } = await testApp(t);
  const demo = await busyDemo(app, deps);
  const { body } = await askForFile(demo.visitor, demo.password);
  const kept = { ...demo, ...fileIn(body), body, deps };
  for (const [rule, holds] of Object.entries(rules)) await t.test(rule, () => holds(kept));
});

test('the R4 check detects a missing end, an unknown code or field, and a date where an instant belongs', () => {
  const appointment = {
    resourceType: 'Appointment',
    status: 'booked',
    start: '2026-11-20T09:00:00-05:00',
    end: '2026-11-20T09:15:00-05:00',
    participant: [{ actor: { reference: 'Patient/1' }, status: 'accepted' }],
  } as const;
  const bundleOf = (resource: object) =>
    fileIn(
      JSON.stringify({
        resourceType: 'Bundle',
        type: 'collection',
        entry: [{ fullUrl: 'https://x.test/fhir/Appointment/1', resource: { id: '1', ...resource } }],
      }),
    ).bundle;
  const { end: _end, ...endless } = appointment;
  assert.deepEqual(fhirProblems(bundleOf(appointment)), []);
  for (const wrong of [
    endless,
    { ...appointment, status: 'bookd' },
    { ...appointment, colour: 'blue' },
    { ...appointment, start: '2026-11-20' },
  ])
    assert.notDeepEqual(fhirProblems(bundleOf(wrong)), []);
  assert.deepEqual(danglingReferences(bundleOf(appointment)), ['Patient/1']);
});
