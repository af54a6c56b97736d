import { OfferCard } from './OfferCard';
import { personOf, type Acting } from './actingPort';
import { useAlerts } from './useAlerts';

/** The places that wait for an answer, whoever they are for: the most urgent thing there is. */
export function Offers(acting: Acting) {
  const { alerts, refresh } = useAlerts();
  return alerts.map((alert) => alert.offer && (
    <OfferCard
      key={alert.offer.space.spaceId} alert={alert} offer={alert.offer} {...personOf(acting, alert.patientId)}
      onActFor={() => { acting.choose(personOf(acting, alert.patientId).person?.patientId ?? null); }} onGone={refresh}
    />
  ));
}
