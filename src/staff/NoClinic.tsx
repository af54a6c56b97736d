import { useTranslation } from 'react-i18next';

import { EmptyState, Page } from '../ui';
import { useStaffTitle } from './useStaffTitle';

export function NoClinic() {
  const { t } = useTranslation();
  useStaffTitle(t('staff.noClinic.title'));
  return (
    <Page title={t('staff.area')}>
      <EmptyState title={t('staff.noClinic.title')} text={t('staff.noClinic.text')} />
    </Page>
  );
}
