import { randomUUID } from 'node:crypto';

import { digestOf, ids, marie, minutesFromNow, type Row } from './people.ts';
import type { Vault } from '../../../src/data/vault.ts';

const dayMinutes = 1_440;
const minutes = 20;

export const network = {
  clinic: randomUUID(),
  service: randomUUID(),
  professional: randomUUID(),
  invitation: randomUUID(),
  /** Bookable times by what became of them. */
  free: randomUUID(),
  booked: randomUUID(),
  guests: randomUUID(),
  held: randomUUID(),
  setAside: randomUUID(),
};

const slotRow = (id: string, day: number, status: string): Row => [
  'places',
  {
    id,
    clinic_id: network.clinic,
    service_id: network.service,
    professional_id: network.professional,
    care_type: 'walk-in',
    mode: 'in-person',
    starts_at: minutesFromNow(day * dayMinutes),
    ends_at: minutesFromNow(day * dayMinutes + minutes),
    status,
    source: 'yesterday',
    source_key: id,
  },
];

const invitationRows = ({ seal }: Vault): Row[] => [
  [
    'invitations',
    {
      id: network.invitation,
      clinic_id: network.clinic,
      patient_id: ids.invited,
      care_type: 'walk-in',
      lang: 'fr',
      email_sealed: seal('paul@exemple.ca', 'invitations.email'),
      email_index: digestOf('paul@exemple.ca'),
      code_digest: digestOf('123456'),
      open_until: minutesFromNow(10 * dayMinutes),
    },
  ],
  ['invitation_places', { place_id: network.setAside, invitation_id: network.invitation }],
  ['hub_sessions', { token_hash: digestOf('invited'), id: randomUUID(), invitation_id: network.invitation }],
];

/** A clinic with its bookable times, and an invitation to one of them. */
export const networkRows = (vault: Vault): Row[] => {
  const sourced = { source: 'yesterday', source_key: '1' };
  return [
    [
      'clinics',
      {
        id: network.clinic,
        ...sourced,
        name: 'GMF du Fleuve',
        kind: 'gmf',
        time_zone: 'America/Toronto',
        city: 'Lévis',
      },
    ],
    ['professionals', { id: network.professional, ...sourced, name: 'Anne Roy', profession: 'family-doctor' }],
    [
      'services',
      {
        id: network.service,
        clinic_id: network.clinic,
        ...sourced,
        name_fr: 'Sans rendez-vous',
        name_en: 'Walk-in',
        care_type: 'walk-in',
      },
    ],
    slotRow(network.free, 1, 'free'),
    slotRow(network.booked, 2, 'busy'),
    slotRow(network.guests, 3, 'busy'),
    slotRow(network.held, 4, 'free'),
    slotRow(network.setAside, 5, 'set-aside'),
    [
      'holds',
      {
        place_id: network.held,
        clinic_id: network.clinic,
        id: randomUUID(),
        patient_id: ids.child,
        placed_by: marie.accountId,
        expires_at: minutesFromNow(4),
        ending_told_for: minutesFromNow(4),
        end_told_for: minutesFromNow(2),
      },
    ],
    ['openings', { place_id: network.held }],
    ...invitationRows(vault),
  ];
};
