import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { FlashState } from '../../src/lib/flash';
import { paths } from '../../src/lib/paths';
import { Alert, Card, Page, PageTop } from '../../src/ui';
import type { Subject } from '../stage/story';

export default { title: 'Frame/Page', parameters: { frame: 'page' } } satisfies Subject;

export function TitleLeadAndWayBack() {
  const { t } = useTranslation();
  return (
    <Page
      title={t('passwordChange.title')}
      lead={t('passwordChange.lead')}
      back={{ to: paths.account, label: t('account.title') }}
    >
      <Card>
        <p>{t('account.password.hint')}</p>
      </Card>
    </Page>
  );
}

export function Wide() {
  const { t } = useTranslation();
  return (
    <Page title={t('mailbox.title')} back={{ to: paths.home }} wide>
      <Card>
        <p>{t('mailbox.text')}</p>
      </Card>
    </Page>
  );
}

/** What the page before said to this one. */
export function ToldByThePageBefore() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    void navigate(paths.home, {
      state: { flash: { tone: 'success', message: 'signup.welcome' } } satisfies FlashState,
    });
  }, [navigate]);
  return <Page title={t('home.title')} />;
}

export function AlertsAboveTheTitle() {
  const { t } = useTranslation();
  return (
    <Page title={t('home.title')}>
      <PageTop>
        <Alert tone="info">{t('guest.memory')}</Alert>
      </PageTop>
    </Page>
  );
}
