import { randomUUID } from 'node:crypto';

import type { Vault } from '../../../src/data/vault.ts';
import { bookings } from './bookings.ts';
import { network } from './network.ts';
import { digestOf, marie, minutesFromNow, type Row } from './people.ts';

const messageRows = ({ seal }: Vault): Row[] => [
  [
    'messages',
    {
      id: bookings.message,
      thread_id: bookings.message,
      patient_id: marie.patientId,
      clinic_id: network.clinic,
      reservation_id: bookings.own,
      kind: 'appointment',
      sender: 'clinic',
      subject: 'Votre rendez-vous',
      body_sealed: seal('Apportez votre carnet.', 'messages.body'),
    },
  ],
  ['message_recipients', { message_id: bookings.message, account_id: marie.accountId }],
  [
    'attachments',
    {
      id: randomUUID(),
      message_id: bookings.message,
      account_id: marie.accountId,
      name_sealed: seal('carnet.pdf', 'attachments.name'),
      media_type: 'application/pdf',
      size: 8,
      content_sealed: seal('%PDF-1.4', 'attachments.content'),
    },
  ],
];

/** Messages, mail to send, answers to repeat, the audit trail, events and counters. */
export const recordRows = (vault: Vault): Row[] => [
  ...messageRows(vault),
  [
    'outbox',
    {
      id: randomUUID(),
      account_id: marie.accountId,
      reservation_id: bookings.own,
      template: 'newMessage',
      lang: 'fr',
      payload_sealed: vault.seal('{"to":"marie@exemple.ca"}', 'outbox.payload_sealed'),
      sent_at: minutesFromNow(-1),
    },
  ],
  [
    'idempotency_keys',
    {
      scope: marie.accountId,
      route: '/api/appointment/reserve',
      key: 'hier',
      body_hash: digestOf('body'),
      status: 201,
      answer_sealed: vault.seal('{}', 'idempotency_keys.answer'),
      locked_until: minutesFromNow(0),
    },
  ],
  [
    'audit_events',
    {
      actor_account_id: marie.accountId,
      capacity: 'self',
      action: 'reservation.booked',
      patient_id: marie.patientId,
      entity_id: bookings.own,
    },
  ],
  ['rate_limits', { key: 'login:hier', points: 1, expire: Date.now() }],
  [
    'live_events',
    { patient_id: marie.patientId, event: JSON.stringify({ type: 'visit', reservationId: bookings.own }) },
  ],
];
