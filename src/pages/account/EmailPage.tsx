import { useTranslation } from 'react-i18next';

import { useGetUserQuery } from '../../api/profileApi';
import { EmailForm } from '../../features/account/EmailForm';
import { EmailState } from '../../features/account/EmailState';
import { useBackToAccount } from '../../features/account/useBackToAccount';
import { VerificationAgain } from '../../scheduling/channel/VerificationAgain';
import { paths } from '../../lib/paths';
import { Asked, Card, Page, useComingBack } from '../../ui';

/** Refetched: the email may have been confirmed elsewhere. */
export function EmailPage() {
  const { t } = useTranslation();
  const user = useGetUserQuery(undefined, { refetchOnMountOrArgChange: true });
  const changed = useBackToAccount();
  useComingBack(() => {
    void user.refetch();
  });
  return (
    <Page title={t('email.title')} back={{ to: paths.account, label: t('account.title') }}>
      <Asked query={user}>
        {(profile) => (
          <>
            <EmailState profile={profile} again={<VerificationAgain />} />
            <Card>
              <h2>{t('email.change')}</h2>
              <p>{t('email.change.text')}</p>
              <EmailForm profile={profile} onChanged={changed} />
            </Card>
          </>
        )}
      </Asked>
    </Page>
  );
}
