import { useTranslation } from 'react-i18next';

import { useGetUserQuery } from '../../api/profileApi';
import { IdentityLines } from '../../features/account/IdentityLines';
import { ProfileForm } from '../../features/account/ProfileForm';
import { useBackToAccount } from '../../features/account/useBackToAccount';
import { useNetworkToday } from '../../features/config/useNetworkToday';
import { paths } from '../../lib/paths';
import { Asked, Card, Page } from '../../ui';

export function ProfilePage() {
  const { t } = useTranslation();
  const user = useGetUserQuery();
  const saved = useBackToAccount();
  const today = useNetworkToday();
  return (
    <Page title={t('profile.title')} back={{ to: paths.account, label: t('account.title') }}>
      <Asked query={user}>
        {(profile) => (
          <>
            <IdentityLines profile={profile} />
            <Card>
              <ProfileForm profile={profile} today={today} onSaved={() => saved('profile.saved')} />
            </Card>
          </>
        )}
      </Asked>
    </Page>
  );
}
