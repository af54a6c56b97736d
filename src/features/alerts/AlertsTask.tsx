import { useTranslation } from 'react-i18next';

import { paths } from '../../lib/paths';
import { TaskCard, TaskMissed } from '../../ui';
import { useAlerts } from '../../scheduling/hold/useAlerts';

export function AlertsTask() {
  const { t } = useTranslation();
  const { alerts, isKnown, isLoading, missed, refresh } = useAlerts();
  if (missed) return <TaskMissed icon="clock" label={t('alert.list.title')} error={missed} onRetry={refresh} />;
  if (!isKnown || isLoading) return null;
  const count = alerts.filter(({ state }) => state === 'waiting' || state === 'offered').length;
  return (
    <TaskCard
      to={paths.alerts}
      icon="clock"
      label={t('alert.list.title')}
      hint={count === 0 ? t('home.alerts.none') : t('home.alerts', { count })}
    />
  );
}
