import { useTranslation } from 'react-i18next';

import { DisplayChoices } from '../features/display/DisplayChoices';
import { Note, Page } from '../ui';

export function DisplayPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('display.title')} lead={t('display.lead')}>
      <DisplayChoices />
      <Note>{t('display.zoom')}</Note>
    </Page>
  );
}
