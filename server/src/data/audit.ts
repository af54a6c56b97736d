import type { Kysely } from 'kysely';

import type { Tables } from './tables.ts';
import type { AuditEventsTable } from './tables/traces.ts';

/** What happened, in the past tense: one row a domain. */
export type AuditAction =
  | 'account.created' | 'session.opened' | 'session.refused' | 'session.closed'
  | 'recovery.requested' | 'recovery.mailed' | 'password.recovered' | 'password.changed'
  | 'email.verified' | 'email.claimed' | 'email.changed' | 'password.refused' | 'session.ended' | 'consents.decided'
  | 'profile.read' | 'profile.changed'
  | 'hold.placed' | 'hold.extended' | 'hold.released' | 'places.searched'
  | 'reservation.booked' | 'reservation.cancelled' | 'history.read';

/** Who did what, about whom, in what capacity. Ids only: never a name, an address, a number or a reason (security: 16.2.5). */
export type AuditEvent = {
  action: AuditAction;
  /** `anonymous` when nobody is signed in: then `actorAccountId` is null. */
  capacity: AuditEventsTable['capacity'];
  actorAccountId: string | null;
  /** The person concerned: oneself, or someone one acts for. */
  patientId?: string | null;
  /** The record concerned: a reservation, a hold, an account. */
  entityId?: string | null;
  requestId: string;
};

/** Adds an event to the trail, which only grows. Give it the transaction of what happened: either both stand or neither. */
export const recordAudit = async (db: Kysely<Tables>, event: AuditEvent): Promise<void> => {
  const row = {
    actor_account_id: event.actorAccountId,
    capacity: event.capacity,
    action: event.action,
    patient_id: event.patientId ?? null,
    entity_id: event.entityId ?? null,
    request_id: event.requestId,
  };
  await db.insertInto('audit_events').values(row).execute();
};
