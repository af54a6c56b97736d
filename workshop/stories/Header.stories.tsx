import { useTranslation } from 'react-i18next';

import { paths } from '../../src/lib/paths';
import { Header, LanguageSwitch, Page } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Frame/Header', parameters: { frame: 'page' } } satisfies Subject;

export function SignedOut() {
  const { t } = useTranslation();
  return (
    <>
      <Header brand={t('portal.name')} homePath={paths.login} entries={[]}>
        <LanguageSwitch onSwitch={async () => false} />
      </Header>
      <Page title={t('login.title')} />
    </>
  );
}

export function SignedIn() {
  const { t } = useTranslation();
  const entries = [
    { to: paths.home, label: t('header.home') },
    { to: paths.appointments, label: t('header.appointments') },
    { to: paths.mailbox, label: t('header.messages'), note: t('header.unread', { count: 3 }) },
    { to: paths.account, label: t('header.account') },
    { to: paths.logout, label: t('header.logout') },
  ];
  return (
    <>
      <Header brand={t('portal.name')} homePath={paths.home} entries={entries}>
        <LanguageSwitch onSwitch={async () => false} />
      </Header>
      <Page title={t('home.title')} />
    </>
  );
}
