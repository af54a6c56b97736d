import { sql, type Kysely } from 'kysely';

import { auditActions } from '../../../../contract/accessLog.ts';
import { slotActions } from '../../../../contract/slotActions.ts';
import type { StaffTrailLine } from '../../../../contract/staffTrail.ts';
import type { Tables } from '../tables.ts';

export type TrailRow = Omit<StaffTrailLine, 'at'> & { at: Date };

type Day = { clinicId: string; from: Date; to: Date };

/** What its staff did there. What one request did to many, such as the slots of a day, is one line. */
export const listClinicTrail = async (
  db: Kysely<Tables>,
  { clinicId, from, to }: Day,
  most: number,
): Promise<TrailRow[]> => {
  const { rows } = await sql<TrailRow>`
    select max(event.id)::text as "lineId", max(event.at) as at, member.name, event.action, count(*)::integer as count
    from audit_events as event join staff as member on member.id = event.actor_staff_id
    where event.actor_clinic_id = ${clinicId}::uuid and event.at >= ${from} and event.at < ${to}
      and event.action = any(${[...auditActions, ...slotActions]}::text[])
    group by event.request_id, member.id, event.action
    order by max(event.at) desc, max(event.id) desc limit ${most}
  `.execute(db);
  return rows;
};
