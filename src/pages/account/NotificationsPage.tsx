import { useTranslation } from 'react-i18next';

import { useGetUserQuery } from '../../api/profileApi';
import { NotificationsForm } from '../../features/account/NotificationsForm';
import { useBackToAccount } from '../../features/account/useBackToAccount';
import { PushesCard } from '../../features/pushes/PushesCard';
import { TextsCard } from '../../features/texts/TextsCard';
import { paths } from '../../lib/paths';
import { Asked, Card, Note, Page, Stack } from '../../ui';

export function NotificationsPage() {
  const { t } = useTranslation();
  const user = useGetUserQuery();
  const saved = useBackToAccount();
  return (
    <Page title={t('notifications.title')} back={{ to: paths.account, label: t('account.title') }}>
      <Asked query={user}>
        {({ notifications, phone }) =>
          notifications ? (
            <Stack>
              <Card>
                <NotificationsForm known={notifications} onSaved={() => saved('notifications.saved')} />
              </Card>
              <PushesCard onSaved={() => saved('pushes.saved')} />
              <TextsCard phone={phone} onSaved={() => saved('texts.saved')} />
            </Stack>
          ) : (
            <p>{t('account.none')}</p>
          )
        }
      </Asked>
      <Note>{t('notifications.content')}</Note>
      <Note icon="lock">{t('notifications.always')}</Note>
    </Page>
  );
}
