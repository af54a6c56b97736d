import { useTranslation } from 'react-i18next';

import type { Profile } from '../../../contract/session.ts';
import { showPhone } from '../../lib/phone';
import { paths } from '../../lib/paths';
import { Stack, TaskCard } from '../../ui';
import { countNotices } from './notificationsValues';
import { isComplete, nameOf } from './profileState';

export function ProfileRows({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const { email, emailVerified, notifications, pendingEmail } = profile;
  const who = [nameOf(profile), showPhone(profile.phone ?? '')].filter(Boolean).join(' · ');
  const isConfirmed = emailVerified && pendingEmail === undefined;
  return (
    <Stack as="section">
      <h2>{t('account.identity')}</h2>
      <TaskCard
        to={paths.accountProfile}
        icon="person"
        label={t('profile.title')}
        hint={isComplete(profile) ? who : t('account.profile.incomplete')}
      />
      {email !== '' && (
        <TaskCard
          to={paths.accountEmail}
          icon="message"
          label={t('email.title')}
          hint={isConfirmed ? email : t('account.email.unconfirmed', { email: pendingEmail ?? email })}
        />
      )}
      {notifications && (
        <TaskCard
          to={paths.accountNotifications}
          icon="bell"
          label={t('notifications.title')}
          hint={t('account.notifications.on', { count: countNotices(notifications) })}
        />
      )}
    </Stack>
  );
}
