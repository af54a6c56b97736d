import { useTranslation } from 'react-i18next';

import { AskAgreementForm } from '../../features/dependents/AskAgreementForm';
import { mayChange, nameOf } from '../../features/dependents/personText';
import { paths } from '../../lib/paths';
import { Card, Page } from '../../ui';
import { OneDependent } from './OneDependent';

export function AskAgreementPage() {
  const { t } = useTranslation();
  return (
    <OneDependent when={(person) => mayChange(person).ask}>
      {(person) => (
        <Page
          title={t('dependents.ask.title', { name: nameOf(person) })}
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
