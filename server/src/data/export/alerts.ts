import { sql, type Kysely } from 'kysely';

import { watched } from '../../../../contract/alerts.ts';
import type { FiledAlert, FiledOffer } from '../../domain/export/alertTask.ts';
import { unreadableText } from '../../domain/unreadable.ts';
import { criteriaContext } from '../alerts/alertRows.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';

type AlertRow = Omit<FiledAlert, 'criteria' | 'offers'> & { criteriaSealed: Buffer };
type OfferRow = FiledOffer & { alertId: string };

const readOffers = async (db: Kysely<Tables>, patientId: string): Promise<OfferRow[]> =>
  db
    .selectFrom('alert_offers')
    .where('patient_id', '=', patientId)
    .select(['alert_id as alertId', 'offered_at as offeredAt', 'expires_at as expiresAt', 'outcome'])
    .orderBy('offered_at')
    .execute();

export const readFiledAlerts = async (
  db: Kysely<Tables>,
  vault: Vault,
  patientId: string,
  today: string,
): Promise<FiledAlert[]> => {
  const { rows } = await sql<AlertRow>`
    select id as "alertId", account_id as requester, appointment_id as "reservationId", criteria_sealed as "criteriaSealed", created_at as "createdAt",
      case when state in ('waiting', 'offered') and upper(period) <= ${today}::date then 'ended' else state end as state
    from alerts where patient_id = ${patientId}::uuid order by created_at, id
  `.execute(db);
  const unreadable = JSON.stringify({ raisonVisite: unreadableText });
  const offers = await readOffers(db, patientId);
  return rows.map(({ criteriaSealed, ...alert }) => ({
    ...alert,
    criteria: watched.parse(JSON.parse(vault.openOr(criteriaSealed, criteriaContext, unreadable))),
    offers: offers.filter(({ alertId }) => alertId === alert.alertId),
  }));
};
