import type { Kysely } from 'kysely';

import type { RecordedEvent } from '../recordedEvent.ts';
import type { Tables } from '../tables.ts';

/** A held slot stays free on the day. */
const clinicIn = (event: RecordedEvent): string[] => {
  if (event.type === 'thread') return [event.clinicId];
  return event.type === 'place' && (event.state === 'freed' || event.heldBy === undefined) ? [event.clinicId] : [];
};

/** Of appointments, where they are now; the slot that one left says the rest. */
export const clinicsChanged = async (
  db: Kysely<Tables>,
  events: readonly RecordedEvent[],
): Promise<ReadonlySet<string>> => {
  const ids = events.flatMap((event) => (event.type === 'visit' ? [event.reservationId] : []));
  const rows =
    ids.length === 0
      ? []
      : await db.selectFrom('appointments').where('id', 'in', ids).select('clinic_id').distinct().execute();
  return new Set([...events.flatMap(clinicIn), ...rows.map(({ clinic_id }) => clinic_id)]);
};
