// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { testDatabase } from '../support/testDatabase.ts';

/** What has to do with a person or an account, and where in their file it stands; else why it does not. */
const places: Record<string, string> = {
  patients: 'Patient',
  accounts: 'Person',
  dependents: 'RelatedPerson, Consent',
  consents: 'Consent',
  sessions: 'Device',
  reservations: 'Appointment',
  alerts: 'Task',
  alert_offers: 'Task.output',
  invitations: 'Task',
  messages: 'Communication',
  message_recipients: 'Communication.received',
  attachments: 'Communication.payload',
  audit_events: 'AuditEvent',
  express_people: 'Patient.telecom',
  calendar_feeds: 'Person: since when; the secret opens it',
  account_keys: 'digests of keys that open the account',
  agreement_links: 'digests of keys, for hours',
  dependent_notices: 'that a message was left: it is there itself',
  express_bookings: 'for minutes, under digests alone',
  express_keys: 'digests of keys, for minutes',
  hub_sessions: 'digests of keys, for minutes',
  holds: 'for minutes',
  idempotency_keys: 'answers given before, for a day',
  invitation_places: 'places of a clinic',
  live_events: 'ids and codes, for minutes',
  outbox: 'mail on its way: it says what the file says',
  reminders: 'when a visit is remembered: planned anew from the visit',
  visit_links: 'digests of keys',
};

test('every table that has to do with a person stands in their file, or there is a reason', async (t) => {
  const { db } = await testDatabase(t);
  const { rows } = await sql<{ name: string }>`
    with recursive about as (
      select oid from pg_class where oid in ('patients'::regclass, 'accounts'::regclass)
      union
      select keys.conrelid from pg_constraint as keys join about on about.oid = keys.confrelid where keys.contype = 'f'
    )
    select oid::regclass::text as name from about
    union
    select table_name::text from information_schema.columns
    where table_schema = 'public' and (column_name ~ '(account|patient)_id$' or column_name ~ '_sealed$')
    order by name
  `.execute(db);
  assert.deepEqual(
    rows.map(({ name }) => name),
    Object.keys(places).sort(),
  );
});
