import { useTranslation } from 'react-i18next';

import { useGetUserQuery } from '../../api/profileApi';
import { paths } from '../../lib/paths';
import { Stack, TaskCard, TaskCards, useComingBack } from '../../ui';
import { isComplete } from './profileState';

/** Empty when done or without a profile (product §2, §8). */
export function ThingsToFinish() {
  const { t } = useTranslation();
  const { data: profile, refetch } = useGetUserQuery();
  useComingBack(() => {
    if (profile?.emailVerified === false) void refetch();
  });
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
