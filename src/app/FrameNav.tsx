import { useTranslation } from 'react-i18next';

import { selectIsOffered } from '../api/capability';
import { selectCurrentDependentId } from '../features/dependents/dependentsSlice';
import { useActedFor } from '../features/dependents/useActedFor';
import { useUnreadAbout } from '../features/mailbox/useUnreadAbout';
import { paths } from '../lib/paths';
import { useAppSelector } from '../store/hooks';
import { MainNav } from '../ui';

function NavWithCount({ unread }: { unread: number | null }) {
  const { t } = useTranslation();
  const hasAccount = useAppSelector(selectIsOffered('getUser'));
  const count = unread ? { shown: unread, told: t('header.unread', { count: unread }) } : null;
  return (
    <MainNav
      main={[
        { to: paths.home, label: t('header.home'), icon: 'home' },
        { to: paths.appointments, also: [paths.alerts], label: t('header.appointments'), icon: 'calendar' },
        { to: paths.mailbox, label: t('header.messages'), icon: 'message', count },
      ]}
      more={[
        { to: paths.dependents, also: [paths.delegates], label: t('header.people'), icon: 'people' },
        ...(hasAccount ? [{ to: paths.account, label: t('header.account'), icon: 'person' } as const] : []),
        { to: paths.logout, label: t('header.logout'), icon: 'leave' },
      ]}
    />
  );
}

function ActingNav() {
  const { person, seesMessages } = useActedFor();
  return <NavWithCount unread={useUnreadAbout(person?.patientId ?? null, seesMessages)} />;
}

function OwnNav() {
  return <NavWithCount unread={useUnreadAbout(null)} />;
}

export function FrameNav() {
  return useAppSelector(selectCurrentDependentId) === null ? <OwnNav /> : <ActingNav />;
}
