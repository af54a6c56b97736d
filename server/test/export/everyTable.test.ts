// Holds: product §4 export
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sql } from 'kysely';

import { testDatabase } from '../support/testDatabase.ts';

/** What has to do with a person or an account, and where in their file it stands; else why it does not. */
const whereInFile: Record<string, string> = {
  patients: 'Patient',
  accounts: 'Person',
  dependents: 'RelatedPerson, Consent',
  consents: 'Consent',
  sessions: 'Device',
  appointments: 'Appointment',
  alerts: 'Task',
  alert_offers: 'Task.output',
  invitations: 'Task',
  messages: 'Communication',
  message_recipients: 'Communication.received',
  clinic_threads: 'that a message waits, and which member of the staff has it: the message is there itself',
  attachments: 'Communication.payload',
  audit_events: 'AuditEvent',
  guests: 'Patient.telecom',
  text_numbers: 'Patient.telecom, Person',
  news_choices: 'Person',
  news_outbox: 'texts on their way: they say what the file says',
  push_outbox: 'pushes on their way: they say that there is news',
  push_subscriptions: 'sealed addresses that browsers made; since when is in AuditEvent',
  remembered_choices: 'Person: the reason for the owner alone',
  calendar_feeds: 'Person: since when; the secret opens it',
  second_factors: 'a sealed secret that opens nothing to its owner; since when is in AuditEvent',
  recovery_codes: 'digests of codes; that one was used is in AuditEvent',
  second_steps: 'digests of keys, for minutes',
  passkeys: 'a public key, and the name that the account page shows; when added is in AuditEvent',
  passkey_challenges: 'digests of random texts, for minutes',
  staff: 'people who work at clinics, who are no patients here',
  account_keys: 'digests of keys that open the account',
  agreement_links: 'digests of keys, for hours',
  dependent_notices: 'that a message was left: it is there itself',
  guest_bookings: 'for minutes, under digests alone',
  guest_management_tokens: 'digests of keys, for minutes',
  invitation_sessions: 'digests of keys, for minutes',
  holds: 'for minutes',
  feed_conflicts: 'what a clinic publishes at the time of an appointment',
  idempotency_records: 'answers given before, for a day',
  invitation_slots: 'places of a clinic',
  live_events: 'ids and codes, for minutes',
  outbox: 'mail on its way: it says what the file says',
  reminders: 'the reminders of an appointment: planned again from the appointment',
  appointment_links: 'digests of keys',
};

test('every table about a person is in their export, or has a stated reason not to be', async (t) => {
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
    Object.keys(whereInFile).sort(),
  );
});
