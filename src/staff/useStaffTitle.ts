import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { showTitle } from '../ui/documentTitle';

/** @param page never names a patient: the title stays in the history of the browser */
export const useStaffTitle = (page: string): void => {
  const { t } = useTranslation();
  const title = t('staff.title', { page });
  useEffect(() => {
    showTitle(title);
  }, [title]);
};
