import { useTranslation } from 'react-i18next';

import { missedIn } from '../../api/capability';
import { useGetUserQuery } from '../../api/profileApi';
import { paths } from '../../lib/paths';
import { Stack, TaskCard, TaskCards, TaskMissed } from '../../ui';
import { isComplete } from './profileState';

export function ThingsToFinish() {
  const { t } = useTranslation();
  const asked = useGetUserQuery();
  const { data: profile } = asked;
  const missed = missedIn(asked);
  if (missed) return <TaskMissed icon="person" label={t('profile.title')} error={missed} onRetry={asked.refetch} />;
  if (!profile || (profile.emailVerified && isComplete(profile))) return null;
  return (
    <Stack as="section">
      <h2>{t('home.finish')}</h2>
      <TaskCards>
        {!profile.emailVerified && (
          <TaskCard
            to={paths.accountEmail}
            icon="message"
            label={t('home.finish.email')}
            hint={t('home.finish.email.hint')}
          />
        )}
        {!isComplete(profile) && (
          <TaskCard
            to={paths.accountProfile}
            icon="person"
            label={t('home.finish.profile')}
            hint={t('home.finish.profile.hint')}
          />
        )}
      </TaskCards>
    </Stack>
  );
}
