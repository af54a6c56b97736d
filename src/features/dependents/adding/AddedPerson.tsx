import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { canActFor } from '../../../../contract/access.ts';
import type { Dependent } from '../../../../contract/dependents.ts';
import { useTold } from '../../../i18n/useTold';
import { dependentChosen } from '../../../api/signals';
import { paths } from '../../../lib/paths';
import { useAppDispatch } from '../../../store/hooks';
import { Button, ButtonLink, Card, Cluster, ConfirmPanel, Page } from '../../../ui';
import { nameOf } from '../personText';
import type { Added } from './useSendPerson';

const outcomeOf = (person: Dependent, email: string): 'active' | 'clinic' | 'mailed' | 'person' => {
  if (canActFor(person)) return 'active';
  if (person.awaiting === 'clinic') return 'clinic';
  return email === '' ? 'person' : 'mailed';
};

export function AddedPerson({ person, email }: Added) {
  const { t } = useTranslation();
  const told = useTold();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const name = nameOf(person);
  const outcome = outcomeOf(person, email);
  const actFor = () => {
    dispatch(dependentChosen(person.patientId));
    void navigate(paths.home);
  };
  return (
    <Page titleKey={outcome === 'active' ? 'dependents.added.active' : 'dependents.added.pending'}>
      <ConfirmPanel>
        <p>{told(`dependents.added.${outcome}.text`, { name, email })}</p>
      </ConfirmPanel>
      <Card>
        <h2>{t('dependents.added.next')}</h2>
        <p>{told(`dependents.added.${outcome}.next`, { name })}</p>
        <p>{told(`dependents.added.${outcome}.then`, { name })}</p>
      </Card>
      <Cluster>
        {outcome === 'active' && <Button onPress={actFor}>{told('dependents.actFor', { name })}</Button>}
        <ButtonLink to={paths.dependents} look={outcome === 'active' ? 'secondary' : 'primary'}>
          {t('dependents.added.toList')}
        </ButtonLink>
      </Cluster>
    </Page>
  );
}
