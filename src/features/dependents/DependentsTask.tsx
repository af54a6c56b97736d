import { useTranslation } from 'react-i18next';

import { useListDependentsQuery } from '../../api/dependentsApi';
import { paths } from '../../lib/paths';
import { TaskCard } from '../../ui';
import { PeopleMissed } from './PeopleMissed';
import { DelegatesMissed } from './delegates/DelegatesMissed';
import { useDelegates } from './delegates/useDelegates';

export function DependentsTask() {
  const { t } = useTranslation();
  const { data: people } = useListDependentsQuery();
  const { waiting } = useDelegates();
  if (people === undefined) return <PeopleMissed />;
  const mine = people.length === 0 ? t('dependents.none.short') : t('dependents.count', { count: people.length });
  return (
    <>
      <TaskCard
        to={paths.dependents}
        icon="person"
        label={t('dependents.title')}
        hint={waiting.length === 0 ? mine : t('dependents.task.asked', { count: waiting.length })}
      />
      <DelegatesMissed />
    </>
  );
}
