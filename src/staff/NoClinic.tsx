import { useTranslation } from 'react-i18next';

import { EmptyState, Page } from '../ui';
import { useClinics } from './useClinic';
import { useStaffTitle } from './useStaffTitle';

/** In place of a page: the account has no clinic, or no role there that opens it. */
export function NoClinic() {
  const { t } = useTranslation();
  const why = useClinics().length === 0 ? 'noClinic' : 'closed';
  useStaffTitle(t(`staff.${why}.title`));
  return (
    <Page title={t('staff.area')}>
      <EmptyState title={t(`staff.${why}.title`)} text={t(`staff.${why}.text`)} />
    </Page>
  );
}
