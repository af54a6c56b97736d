import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';

import type { Dependent } from '../../../contract/dependents.ts';
import { useListDependentsQuery } from '../../api/dependentsApi';
import { selectIsReadOnly } from '../../features/dependents/dependentsSlice';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { Asked, ButtonLink, Page } from '../../ui';

type Props = {
  /** If not, the list opens. */
  when: (person: Dependent) => boolean;
  children: (person: Dependent) => ReactNode;
};

/** Keeps the first answer: an optimistic update must not close its own page. */
export function OneDependent({ when, children }: Props) {
  const { t } = useTranslation();
  const { id } = useParams();
  const list = useListDependentsQuery();
  const isReadOnly = useAppSelector(selectIsReadOnly);
  const [found, setFound] = useState<Dependent>();
  const listed = list.data?.find(({ patientId }) => patientId === id);
  if (listed && found?.patientId !== id) setFound(listed);
  if (isReadOnly) return <Navigate to={paths.dependents} replace />;
  if (found && found.patientId === id)
    return when(found) ? children(found) : <Navigate to={paths.dependents} replace />;
  return (
    <Page titleKey="dependents.title">
      <Asked query={list}>
        {() => (
          <>
            <p>{t('dependents.unknown')}</p>
            <div>
              <ButtonLink to={paths.dependents}>{t('dependents.title')}</ButtonLink>
            </div>
          </>
        )}
      </Asked>
    </Page>
  );
}
