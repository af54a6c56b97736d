import { useTranslation } from 'react-i18next';

import { useServerMessage } from '../../../i18n/useServerMessage';
import { paths } from '../../../lib/paths';
import { Alert, Button, ButtonLink, EmptyState, Skeleton } from '../../../ui';
import { AlertCard } from './AlertCard';
import { personOf, type Acting } from './actingPort';
import { Offers } from './Offers';
import { useAlerts } from './useAlerts';

/** Everything that is being looked for; first the places that wait for an answer. */
export function AlertList(acting: Acting) {
  const { t } = useTranslation();
  const words = useServerMessage();
  const { alerts, isLoading, isKnown, problem, refresh } = useAlerts();
  if (isLoading) return <Skeleton />;
  if (problem) return <Alert><p>{words(problem)}</p><Button look="secondary" onPress={refresh}>{t('common.retry')}</Button></Alert>;
  if (!isKnown || alerts.length === 0) {
    return (
      <EmptyState title={isKnown ? t('alert.none') : t('alert.absent')} text={isKnown ? t('alert.none.text') : t('alert.absent.text')}>
        <ButtonLink to={paths.newAppointment}>{t('alert.none.search')}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <>
      <Offers {...acting} />
      <p>{t('alert.how')}</p>
      {alerts.map((alert) => <AlertCard key={alert.alertId} alert={alert} personName={personOf(acting, alert.patientId).personName} />)}
    </>
  );
}
