/** An old name and the new one. */
export type Pair = readonly [from: string, to: string];

/** Tables. */
export const tables: readonly Pair[] = [
  ['places', 'slots'],
  ['reservations', 'appointments'],
  ['openings', 'freed_slots'],
  ['invitation_places', 'invitation_slots'],
  ['hub_sessions', 'invitation_sessions'],
  ['express_bookings', 'guest_bookings'],
  ['express_people', 'guests'],
  ['express_tries', 'guest_tries'],
  ['express_keys', 'guest_management_tokens'],
  ['visit_links', 'appointment_links'],
  ['idempotency_keys', 'idempotency_records'],
];

/** Columns by the new name of their table. */
export const columns: Readonly<Record<string, readonly Pair[]>> = {
  holds: [
    ['place_id', 'slot_id'],
    ['express_token_hash', 'guest_token_hash'],
    ['placed_by', 'held_by_account_id'],
    ['ending_told_for', 'ending_notified_for'],
    ['end_told_for', 'end_notified_for'],
    ['passed_on', 'offered_to_waiting'],
  ],
  appointments: [
    ['place_id', 'slot_id'],
    ['booked_by', 'booked_by_account_id'],
  ],
  alerts: [
    ['reservation_id', 'appointment_id'],
    ['upcoming_most', 'max_upcoming'],
  ],
  alert_offers: [
    ['place_id', 'slot_id'],
    ['told_at', 'notified_at'],
  ],
  freed_slots: [
    ['place_id', 'slot_id'],
    ['opened_at', 'freed_at'],
  ],
  messages: [['reservation_id', 'appointment_id']],
  outbox: [['reservation_id', 'appointment_id']],
  reminders: [
    ['reservation_id', 'appointment_id'],
    ['until_at', 'send_before'],
    ['dealt_with_at', 'handled_at'],
  ],
  appointment_links: [['reservation_id', 'appointment_id']],
  dependents: [
    ['granted_by', 'granted_by_account_id'],
    ['person_told_at', 'patient_notified_at'],
    ['clinic_saw_at', 'clinic_verified_at'],
  ],
  dependent_notices: [['told_at', 'notified_at']],
  invitation_slots: [['place_id', 'slot_id']],
  guest_bookings: [
    ['place_id', 'slot_id'],
    ['address_index', 'ip_address_index'],
    ['contact_index', 'email_index'],
    ['code_used_for', 'code_used_for_slot_id'],
  ],
  guests: [['contact_index', 'email_index']],
  guest_management_tokens: [['reservation_id', 'appointment_id']],
};

/** Constraints and indexes whose names do not follow from those of their table and columns. */
export const named: readonly Pair[] = [
  ['clinics_position_whole', 'clinics_position_complete'],
  ['patients_nam_whole', 'patients_nam_complete'],
  ['account_keys_newest_key', 'account_keys_one_per_purpose_key'],
  ['reservations_cancelled_whole', 'appointments_cancellation_complete'],
  ['reservations_one_an_invitation_key', 'appointments_one_per_invitation_key'],
  ['messages_one_person_a_thread', 'messages_one_patient_per_thread'],
  ['alerts_position_whole', 'alerts_position_complete'],
  ['alert_offers_told_once_key', 'alert_offers_pkey'],
  ['alert_offers_open_place_key', 'alert_offers_open_slot_key'],
  ['alert_offers_untold_idx', 'alert_offers_to_notify_idx'],
  ['holds_end_untold_idx', 'holds_end_to_notify_idx'],
  ['holds_run_out_idx', 'holds_expired_idx'],
  ['express_bookings_described_whole', 'guest_bookings_identity_complete'],
  ['visit_links_one_key', 'appointment_links_key'],
  ['visit_links_whole', 'appointment_links_complete'],
];
