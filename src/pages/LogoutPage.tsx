import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { logoutRequested } from '../features/session/sessionListeners';
import { useAppDispatch } from '../store/hooks';
import { Page } from '../ui';

/** Logs out when opened; a listener then redirects (spec §2). */
export function LogoutPage() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(logoutRequested());
  }, [dispatch]);
  return <Page title={t('logout.title')} lead={t('logout.working')} />;
}
