import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Outcome } from '../../ui';
import { OfferCard } from './OfferCard';
import { personOf, type Acting } from './actingPort';
import { useAlerts } from '../../scheduling/hold/useAlerts';

/** The places that wait for an answer, whoever they are for: the most urgent thing there is. That one was left is said above the title. */
export function Offers(acting: Acting) {
  const { t } = useTranslation();
  const { alerts, refresh } = useAlerts();
  const [left, setLeft] = useState(0);
  return (
    <>
      {left > 0 && (
        <Outcome key={left} tone="success">
          <p>{t('offer.leave.done')}</p>
        </Outcome>
      )}
      {alerts.map(
        (alert) =>
          alert.offer && (
            <OfferCard
              key={alert.offer.space.spaceId}
              alert={alert}
              offer={alert.offer}
              {...personOf(acting, alert.patientId)}
              onActFor={() => {
                acting.choose(personOf(acting, alert.patientId).person?.patientId ?? null);
              }}
              onLeft={() => {
                setLeft((times) => times + 1);
              }}
              onGone={refresh}
            />
          ),
      )}
    </>
  );
}
