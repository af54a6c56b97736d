import { useTranslation } from 'react-i18next';

import type { Profile } from '../../../contract/session.ts';
import { useTold } from '../../i18n/useTold';
import { beside } from '../../lib/lists';
import { showPhone } from '../../lib/phone';
import { paths } from '../../lib/paths';
import { Stack, TaskCard } from '../../ui';
import { notificationKinds } from './notificationsValues';
import { isComplete, nameOf } from './profileState';

export function ProfileRows({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const told = useTold();
  const { email, emailVerified, notifications, pendingEmail } = profile;
  const who = beside([nameOf(profile), showPhone(profile.phone ?? '')]);
  const isConfirmed = emailVerified && pendingEmail === undefined;
  return (
    <Stack as="section">
      <h2>{t('account.identity')}</h2>
      <TaskCard
        to={paths.accountProfile}
        icon="person"
        label={t('profile.title')}
        hint={isComplete(profile) ? <span translate="no">{who}</span> : t('account.profile.incomplete')}
      />
      {email !== '' && (
        <TaskCard
          to={paths.accountEmail}
          icon="message"
          label={t('email.title')}
          hint={
            isConfirmed ? (
              <span translate="no">{email}</span>
            ) : (
              told('account.email.unconfirmed', { email: pendingEmail ?? email })
            )
          }
        />
      )}
      {notifications && (
        <TaskCard
          to={paths.accountNotifications}
          icon="bell"
          label={t('notifications.title')}
          hint={t('account.notifications.on', {
            count: notificationKinds.filter((kind) => notifications[kind]).length,
          })}
        />
      )}
    </Stack>
  );
}
