import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

import { useListDependentsQuery } from '../../api/dependentsApi';
import { selfChosen } from '../../api/signals';
import { paths } from '../../lib/paths';
import { useAppDispatch } from '../../store/hooks';
import { Button, ButtonLink, Cluster, Page } from '../../ui';
import { nameOf } from './personText';

/** Replaces the page when access to the current person ends: continuing would silently act for the user. */
export function AccessLost({ patientId }: { patientId: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { data: people } = useListDependentsQuery();
  const person = people?.find((one) => one.patientId === patientId);
  const { pathname } = useLocation();
  const [isGoing, setGoing] = useState(false);
  // Switch after arriving, so the old page does not flash the user's own data.
  useEffect(() => {
    if (isGoing && pathname === paths.home) dispatch(selfChosen());
  }, [dispatch, isGoing, pathname]);
  const goOn = () => {
    setGoing(true);
    void navigate(paths.home);
  };
  return (
    <Page
      titleKey="dependents.lost.title.someone"
      {...(person && { title: t('dependents.lost.title', { name: nameOf(person) }) })}
    >
      <p>{t('dependents.lost.text')}</p>
      <p>{t('dependents.lost.kept')}</p>
      <Cluster>
        <ButtonLink to={paths.dependents}>{t('dependents.lost.see')}</ButtonLink>
        <Button look="secondary" onPress={goOn}>
          {t('dependents.lost.goOn')}
        </Button>
      </Cluster>
    </Page>
  );
}
