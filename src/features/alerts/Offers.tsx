import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { focusContent, Outcome } from '../../ui';
import { personOf, type Acting } from './acting';
import { OfferCard } from './OfferCard';
import { OpenOffer } from './OpenOffer';
import { useShownOffers } from './useShownOffers';

export function Offers(acting: Acting) {
  const { t } = useTranslation();
  const { offers, refresh, forget } = useShownOffers();
  const [left, setLeft] = useState(0);
  return (
    <>
      {left > 0 && (
        <Outcome key={left} tone="success">
          <p>{t('offer.leave.done')}</p>
        </Outcome>
      )}
      {offers.map(({ alert, offer, outcome }) => {
        const { spaceId } = offer.space;
        const whose = personOf(acting, alert.patientId);
        return (
          <OfferCard
            key={spaceId}
            {...{ alert, offer, outcome }}
            personName={whose.personName}
            onGone={refresh}
            onClose={() => {
              forget(spaceId);
              focusContent();
            }}
          >
            <OpenOffer
              {...{ alert, offer }}
              {...whose}
              onActFor={() => {
                acting.choose(whose.person?.patientId ?? null);
              }}
              onLeft={() => {
                forget(spaceId);
                setLeft((times) => times + 1);
              }}
              onGone={refresh}
            />
          </OfferCard>
        );
      })}
    </>
  );
}
