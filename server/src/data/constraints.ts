import pg from 'pg';

const uniqueViolation = '23505';
const exclusionViolation = '23P01';

/** Violated when another booking was first or a reference repeats. */
const bookingConstraints = new Set([
  'appointments_one_live_key',
  'appointments_no_overlap',
  'appointments_reference_key',
  'appointments_one_per_invitation_key',
  'holds_pkey',
  'holds_patient_id_key',
  'holds_guest_token_hash_key',
  'guests_person_index_key',
]);

/** The write lost against one made without locks. A retry sees the winner. */
export const isBookingConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError &&
  (error.code === uniqueViolation || error.code === exclusionViolation) &&
  bookingConstraints.has(error.constraint ?? '');
