import { randomUUID } from 'node:crypto';

import type { Vault } from '../../../src/data/vault.ts';
import { network } from './network.ts';
import { digestOf, ids, marie, minutesFromNow, type Row } from './people.ts';

export const bookings = { own: randomUUID(), guests: randomUUID(), alert: randomUUID(), message: randomUUID() };

const dayMinutes = 1_440;

const bookedRow = (id: string, days: number, values: Row[1]): Row => [
  'reservations',
  {
    id,
    clinic_id: network.clinic,
    per_name: 'Sans rendez-vous',
    starts_at: minutesFromNow(days * dayMinutes),
    ends_at: minutesFromNow(days * dayMinutes + 20),
    cancel_until: minutesFromNow(dayMinutes),
    ...values,
  },
];

const alertRows = ({ seal }: Vault): Row[] => [
  [
    'alerts',
    {
      id: bookings.alert,
      patient_id: marie.patientId,
      account_id: marie.accountId,
      reservation_id: bookings.own,
      criteria_sealed: seal(JSON.stringify({ raisonVisite: 'skin' }), 'alerts.criteria'),
      care_types: [],
      clinic_ids: [],
      professional_ids: [],
      modes: [],
      languages: [],
      day_parts: [],
      weekdays: [],
      period: '[2020-01-01,2999-01-01)',
      area: '(180,90),(-180,-90)',
      upcoming_most: 3,
    },
  ],
  [
    'alert_offers',
    {
      place_id: network.free,
      patient_id: marie.patientId,
      alert_id: bookings.alert,
      turn: 1,
      expires_at: minutesFromNow(-5),
      told_at: minutesFromNow(-20),
      outcome: 'missed',
    },
  ],
];

const guestRows = ({ seal }: Vault): Row[] => [
  [
    'express_bookings',
    {
      token_hash: digestOf('guest'),
      address_index: digestOf('192.0.2.1'),
      place_id: network.held,
      identity_sealed: seal('{"firstName":"Rose"}', 'express_bookings.identity'),
      contact_index: digestOf('rose@exemple.ca'),
      code_digest: digestOf('654321'),
      code_expires_at: minutesFromNow(10),
      code_used_for: network.guests,
      expires_at: minutesFromNow(15),
    },
  ],
  [
    'express_people',
    {
      patient_id: ids.guest,
      person_index: digestOf('Rose Gagnon'),
      contact_index: digestOf('rose@exemple.ca'),
      email_sealed: seal('rose@exemple.ca', 'express_people.email'),
      lang: 'fr',
    },
  ],
  ['express_tries', { reference_index: digestOf('reference'), wrong_tries: 2 }],
  ['express_keys', { token_hash: digestOf('manage'), reservation_id: bookings.guests, expires_at: minutesFromNow(15) }],
  ['spent_proofs', { nonce: digestOf('nonce') }],
];

const reminderRows = (): Row[] => [
  [
    'reminders',
    {
      reservation_id: bookings.own,
      starts_at: minutesFromNow(2 * dayMinutes),
      days_before: 1,
      due_at: minutesFromNow(dayMinutes),
      until_at: minutesFromNow(dayMinutes + 60),
      dealt_with_at: minutesFromNow(-1),
    },
  ],
  [
    'visit_links',
    { reservation_id: bookings.own, account_id: marie.accountId, days_before: 3, key_hash: digestOf('link') },
  ],
];

/** What was booked, by somebody with an account and by a guest, and what goes with it. */
export const bookingRows = (vault: Vault): Row[] => [
  bookedRow(bookings.own, 2, {
    place_id: network.booked,
    patient_id: marie.patientId,
    booked_by: marie.accountId,
    reference: 'HIER234567',
    reason_sealed: vault.seal('Marie tousse depuis hier', 'reservations.reason'),
  }),
  bookedRow(bookings.guests, 3, {
    place_id: network.guests,
    patient_id: ids.guest,
    reference: 'HIER765432',
    reason_sealed: vault.seal('skin', 'reservations.reason'),
  }),
  ...alertRows(vault),
  ...guestRows(vault),
  ...reminderRows(),
];
