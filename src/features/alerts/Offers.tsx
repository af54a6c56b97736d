import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { paths } from '../../lib/paths';
import { useAlerts } from '../../scheduling/hold/useAlerts';
import { Alert, LinkLine, Outcome } from '../../ui';
import { personOf, type Acting } from './acting';
import { OfferCard } from './OfferCard';
import { useOfferEnds, type OfferEnd } from './useOfferEnds';

/** Takes the focus only after a press. */
function Ended({ how }: { how: OfferEnd }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  if (how === 'left')
    return (
      <Outcome tone="success">
        <p>{t('offer.leave.done')}</p>
      </Outcome>
    );
  const text = (
    <>
      <p>{t('offer.gone')}</p>
      {pathname !== paths.alerts && (
        <LinkLine>
          <Link to={paths.alerts}>{t('watch.see')}</Link>
        </LinkLine>
      )}
    </>
  );
  return how === 'lost' ? <Outcome tone="error">{text}</Outcome> : <Alert tone="info">{text}</Alert>;
}

/** For the user and the people they act for. */
export function Offers(acting: Acting) {
  const { alerts, refresh } = useAlerts();
  const offered = alerts.flatMap(({ offer }) => (offer ? [offer.space.spaceId] : []));
  const { ended, tell, refuse } = useOfferEnds(offered);
  return (
    <>
      {ended && <Ended key={ended.times} how={ended.how} />}
      {alerts.map((alert) => {
        if (!alert.offer) return null;
        const { spaceId } = alert.offer.space;
        const whose = personOf(acting, alert.patientId);
        return (
          <OfferCard
            key={spaceId}
            alert={alert}
            offer={alert.offer}
            {...whose}
            onActFor={() => {
              acting.choose(whose.person?.patientId ?? null);
            }}
            onEnd={(how) => {
              tell(spaceId, how);
              refresh();
            }}
            onRefused={() => {
              refuse(spaceId);
              refresh();
            }}
          />
        );
      })}
    </>
  );
}
