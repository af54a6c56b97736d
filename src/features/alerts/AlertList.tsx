import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { paths } from '../../lib/paths';
import { ButtonLink, EmptyState, Outcome, RetryAlert, Skeleton } from '../../ui';
import { AlertCard, isLive } from './AlertCard';
import { personOf, type Acting } from './acting';
import { Offers } from './Offers';
import { useAlerts } from '../../scheduling/hold/useAlerts';

type Props = Acting & { onEnded: (wasLive: boolean) => void };

function Alerts({ onEnded, ...acting }: Props) {
  const { t } = useTranslation();
  const { alerts, isLoading, isKnown, problem, refresh } = useAlerts();
  if (isLoading) return <Skeleton />;
  if (problem) return <RetryAlert error={problem} onRetry={refresh} />;
  if (!isKnown || alerts.length === 0) {
    return (
      <EmptyState
        title={isKnown ? t('alert.none') : t('alert.absent')}
        text={isKnown ? t('alert.none.text') : t('alert.absent.text')}
      >
        <ButtonLink to={paths.newAppointment}>{t('alert.none.search')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <Offers {...acting} />
      <p>{t('alert.how')}</p>
      {alerts.map((alert) => (
        <AlertCard
          key={alert.alertId}
          alert={alert}
          personName={personOf(acting, alert.patientId).personName}
          onEnded={() => {
            onEnded(isLive(alert));
          }}
        />
      ))}
    </>
  );
}

export function AlertList(acting: Acting) {
  const { t } = useTranslation();
  const [ended, setEnded] = useState({ times: 0, wasLive: true });
  return (
    <>
      {ended.times > 0 && (
        <Outcome key={ended.times} tone="success">
          <p>{ended.wasLive ? t('alert.end.done') : t('alert.remove.done')}</p>
        </Outcome>
      )}
      <Alerts
        {...acting}
        onEnded={(wasLive) => {
          setEnded(({ times }) => ({ times: times + 1, wasLive }));
        }}
      />
    </>
  );
}
