import { useTranslation } from 'react-i18next';

import { useListHoldsQuery } from '../../api/appointmentsApi';
import { missedIn } from '../../api/capability';
import { TaskMissed } from '../../ui';

/** Else a held slot would vanish without a word. */
export function HoldsMissed() {
  const { t } = useTranslation();
  const asked = useListHoldsQuery();
  const missed = missedIn(asked);
  return missed && <TaskMissed icon="clock" label={t('hold.missed')} error={missed} onRetry={asked.refetch} />;
}
