import { useTranslation } from 'react-i18next';

import { missedIn } from '../../api/capability';
import { useListDependentsQuery } from '../../api/dependentsApi';
import { TaskMissed } from '../../ui';

export function PeopleMissed() {
  const { t } = useTranslation();
  const asked = useListDependentsQuery();
  const missed = missedIn(asked);
  return missed && <TaskMissed icon="person" label={t('dependents.title')} error={missed} onRetry={asked.refetch} />;
}
