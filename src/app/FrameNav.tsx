import { skipToken } from '@reduxjs/toolkit/query';
import { useTranslation } from 'react-i18next';

import { selectIsOffered } from '../api/capability';
import { useCountUnreadAboutQuery } from '../api/mailboxApi';
import { selectCurrentDependentId } from '../features/dependents/dependentsSlice';
import { paths } from '../lib/paths';
import { useAppSelector } from '../store/hooks';
import { MainNav } from '../ui';
import { useShownUnread } from './useShownUnread';

export function FrameNav() {
  const { t } = useTranslation();
  const patientId = useAppSelector(selectCurrentDependentId);
  useCountUnreadAboutQuery(patientId ?? skipToken);
  const unread = useShownUnread();
  const hasAccount = useAppSelector(selectIsOffered('getUser'));
  const count = unread ? { shown: unread, told: t('header.unread', { count: unread }) } : undefined;
  return (
    <MainNav
      main={[
        { to: paths.home, label: t('header.home'), icon: 'home' },
        { to: paths.appointments, label: t('header.appointments'), icon: 'calendar' },
        { to: paths.mailbox, label: t('header.messages'), icon: 'message', ...(count && { count }) },
      ]}
      more={[
        { to: paths.dependents, label: t('header.people'), icon: 'people' },
        ...(hasAccount ? [{ to: paths.account, label: t('header.account'), icon: 'person' } as const] : []),
        { to: paths.logout, label: t('header.logout'), icon: 'leave' },
      ]}
    />
  );
}
