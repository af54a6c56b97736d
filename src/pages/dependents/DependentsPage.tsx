import { useTranslation } from 'react-i18next';

import { isAbsent, selectIsOffered } from '../../api/capability';
import { useListDependentsQuery } from '../../api/dependentsApi';
import { DependentCard } from '../../features/dependents/DependentCard';
import { selectIsReadOnly } from '../../features/dependents/dependentsSlice';
import { DelegatesMissed } from '../../features/dependents/delegates/DelegatesMissed';
import { Delegates } from '../../features/dependents/delegates/Delegates';
import { useDelegates } from '../../features/dependents/delegates/useDelegates';
import { useActedFor } from '../../features/dependents/useActedFor';
import { useAppSelector } from '../../store/hooks';
import { paths } from '../../lib/paths';
import { Alert, Asked, ButtonLink, EmptyState, Page } from '../../ui';
import { NetworkPhone } from '../NetworkPhone';

export function DependentsPage() {
  const { t } = useTranslation();
  const list = useListDependentsQuery(undefined, { refetchOnMountOrArgChange: true });
  const { person: actedFor, choose } = useActedFor();
  const isReadOnly = useAppSelector(selectIsReadOnly);
  const { isKnown, waiting, others } = useDelegates();
  const isOffered = useAppSelector(selectIsOffered('listDelegates', 'addDependent'));
  const add = isOffered && !isReadOnly && !(list.error && isAbsent(list.error)) && (
    <div>
      <ButtonLink to={paths.newDependent}>{t('dependents.add.open')}</ButtonLink>
    </div>
  );
  const people = list.error && isAbsent(list.error) ? { ...list, data: [], error: undefined } : list;
  return (
    <Page title={t('dependents.title')} lead={t('dependents.lead')}>
      {waiting.length > 0 && <Delegates title={t('delegates.waiting')} delegates={waiting} none="" />}
      <Asked query={people}>
        {(known) => (
          <>
            {isReadOnly && (
              <Alert tone="info">
                <p>{t('dependents.readOnly')}</p>
              </Alert>
            )}
            {known.length === 0 && (
              <EmptyState title={t('dependents.none')} text={t('dependents.none.how')}>
                {add}
              </EmptyState>
            )}
            {known
              .filter(({ modificationStatus }) => modificationStatus !== 'STATUS_NON_EXISTING')
              .map((person) => (
                <DependentCard
                  key={person.patientId}
                  person={person}
                  isReadOnly={isReadOnly}
                  isActedFor={actedFor?.patientId === person.patientId}
                  onActFor={choose}
                />
              ))}
            {known.length > 0 && add}
          </>
        )}
      </Asked>
      <DelegatesMissed />
      {isKnown && <Delegates title={t('delegates.title')} delegates={others} none={t('delegates.none')} />}
      <NetworkPhone />
    </Page>
  );
}
