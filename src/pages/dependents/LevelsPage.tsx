import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import { LevelsForm } from '../../features/dependents/LevelsForm';
import { mayChange, nameOf } from '../../features/dependents/personText';
import { paths } from '../../lib/paths';
import { Card, Page } from '../../ui';
import { OneDependent } from './OneDependent';

export function LevelsPage() {
  const { t } = useTranslation();
  const told = useTold();
  return (
    <OneDependent when={(person) => mayChange(person).levels}>
      {(person) => (
        <Page
          title={told('dependents.levels.title', { name: nameOf(person) })}
          back={{ to: paths.dependents, label: t('dependents.title') }}
        >
          <Card>
            <LevelsForm person={person} />
          </Card>
        </Page>
      )}
    </OneDependent>
  );
}
