import { sql, type Kysely } from 'kysely';

import type { AlertState } from '../tables/alerts.ts';
import { quebecToday } from '../fieldRules.ts';
import { slotColumns, type SlotRow } from '../slotRows.ts';
import type { Tables } from '../tables.ts';

export const criteriaContext = 'alerts.criteria';

export type AlertRow = {
  alertId: string;
  patientId: string;
  accountId: string;
  reservationId: string | null;
  criteriaSealed: Buffer;
  state: AlertState;
  createdAt: Date;
  missedAt: Date | null;
  offer: { slot: SlotRow; expiresAt: Date } | null;
};

type Flat = Omit<AlertRow, 'offer'> & ((SlotRow & { expiresAt: Date }) | { expiresAt: null });

const shownDays = 30;

/** `alerts as a` whose last day, or appointment to replace, is over. */
const isOver = sql`
  (upper(a.period) <= ${quebecToday}
    or (a.appointment_id is not null and not exists (
      select from appointments as replaced
      where replaced.id = a.appointment_id and replaced.status = 'booked' and replaced.cancel_until > statement_timestamp())))`;

/** Expects `alerts as a`. */
export const isLive = sql`(a.state in ('waiting', 'offered') and not ${isOver})`;

const columns = sql`
  a.id as "alertId", a.patient_id as "patientId", a.account_id as "accountId", a.appointment_id as "reservationId", a.criteria_sealed as "criteriaSealed",
  case when a.state = 'met' then 'met' when offer.slot_id is not null then 'offered' when ${isOver} then 'ended' else 'waiting' end as state,
  a.created_at as "createdAt",
  coalesce((select expires_at from alert_offers where alert_id = a.id and outcome is null and notified_at is not null
    and expires_at <= statement_timestamp()), a.missed_at) as "missedAt",
  offer.expires_at as "expiresAt", ${slotColumns}`;

const fromAlerts = sql`
  alerts as a
  left join (
    alert_offers as offer
    join holds on holds.slot_id = offer.slot_id and holds.patient_id = offer.patient_id and holds.kind = 'offer'
    join slots as p on p.id = offer.slot_id and p.status = 'free'
  ) on offer.alert_id = a.id and offer.outcome is null and offer.expires_at > statement_timestamp()`;

const nested = ({
  alertId,
  patientId,
  accountId,
  reservationId,
  criteriaSealed,
  state,
  createdAt,
  missedAt,
  ...slot
}: Flat): AlertRow => ({
  alertId,
  patientId,
  accountId,
  reservationId,
  criteriaSealed,
  state,
  createdAt,
  missedAt,
  offer: slot.expiresAt === null ? null : { slot, expiresAt: slot.expiresAt },
});

export const listAlerts = async (
  db: Kysely<Tables>,
  patientIds: readonly string[],
): Promise<{ alerts: AlertRow[]; checkedAt: Date }> => {
  const { rows } = await sql<{ checkedAt: Date } & (Flat | { alertId: null })>`
    select statement_timestamp() as "checkedAt", listed.*
    from (values (1)) as once
    left join (
      select ${columns} from ${fromAlerts}
      where a.patient_id = any(${patientIds}::uuid[]) and a.state <> 'ended'
        and upper(a.period) > current_date - ${shownDays}::int
    ) as listed on true
    order by listed."createdAt" desc, listed."alertId" desc
  `.execute(db);
  return {
    alerts: rows.filter((row): row is { checkedAt: Date } & Flat => row.alertId !== null).map(nested),
    checkedAt: rows[0]?.checkedAt ?? new Date(),
  };
};
