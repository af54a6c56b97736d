import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import { AskAgreementForm } from '../../features/dependents/AskAgreementForm';
import { mayChange, nameOf } from '../../features/dependents/personText';
import { paths } from '../../lib/paths';
import { Card, Page } from '../../ui';
import { OneDependent } from './OneDependent';

export function AskAgreementPage() {
  const { t } = useTranslation();
  const told = useTold();
  return (
    <OneDependent when={(person) => mayChange(person).ask}>
      {(person) => (
        <Page
          title={told('dependents.ask.title', { name: nameOf(person) })}
          lead={t('dependents.ask.lead')}
          back={{ to: paths.dependents, label: t('dependents.title') }}
        >
          <Card>
            <AskAgreementForm person={person} />
          </Card>
        </Page>
      )}
    </OneDependent>
  );
}
