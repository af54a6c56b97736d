import { useTranslation } from 'react-i18next';

import { paths } from '../../src/lib/paths';
import { Header, LanguageSwitch, MainNav, Page } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Frame/Header', parameters: { frame: 'page' } } satisfies Subject;

export function SignedOut() {
  const { t } = useTranslation();
  return (
    <>
      <Header brand={t('portal.name')} homePath={paths.login}>
        <LanguageSwitch onSwitch={async () => false} />
      </Header>
      <Page title={t('login.title')} />
    </>
  );
}

export function SignedIn() {
  const { t } = useTranslation();
  return (
    <>
      <Header brand={t('portal.name')} homePath={paths.home}>
        <MainNav
          main={[
            { to: paths.home, label: t('header.home'), icon: 'home' },
            { to: paths.appointments, label: t('header.appointments'), icon: 'calendar' },
            {
              to: paths.mailbox,
              label: t('header.messages'),
              icon: 'message',
              count: { shown: 3, told: t('header.unread', { count: 3 }) },
            },
          ]}
          more={[
            { to: paths.dependents, label: t('header.people'), icon: 'people' },
            { to: paths.account, label: t('header.account'), icon: 'person' },
            { to: paths.logout, label: t('header.logout'), icon: 'leave' },
          ]}
        />
      </Header>
      <Page title={t('home.title')} />
    </>
  );
}
