import { useTranslation } from 'react-i18next';

import { useGetUserQuery } from '../../api/profileApi';
import { NotificationsForm } from '../../features/account/NotificationsForm';
import { PushesCard } from '../../features/news/PushesCard';
import { TextsCard } from '../../features/news/TextsCard';
import { useBackToAccount } from '../../features/account/useBackToAccount';
import { paths } from '../../lib/paths';
import { Asked, Card, Note, Page } from '../../ui';

export function NotificationsPage() {
  const { t } = useTranslation();
  const user = useGetUserQuery();
  const saved = useBackToAccount();
  return (
    <Page title={t('notifications.title')} back={{ to: paths.account, label: t('account.title') }}>
      <Asked query={user}>
        {({ notifications, phone }) =>
          notifications ? (
            <>
              <Card>
                <NotificationsForm known={notifications} onSaved={() => saved('notifications.saved')} />
              </Card>
              <PushesCard known={notifications} onSaved={() => saved('notifications.saved')} />
              <TextsCard known={notifications} phone={phone} onSaved={() => saved('notifications.saved')} />
            </>
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
