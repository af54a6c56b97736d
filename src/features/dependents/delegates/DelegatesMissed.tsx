import { useTranslation } from 'react-i18next';

import { TaskMissed } from '../../../ui';
import { useDelegates } from './useDelegates';

export function DelegatesMissed() {
  const { t } = useTranslation();
  const { missed, askAgain } = useDelegates();
  return missed && <TaskMissed icon="people" label={t('delegates.title')} error={missed} onRetry={askAgain} />;
}
