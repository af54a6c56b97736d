import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { RecoverForm } from '../features/session/RecoverForm';
import type { FlashState } from '../lib/flash';
import { paths } from '../lib/paths';
import { Card, Note, Page } from '../ui';

/** Never reveals whether the person is known (spec §2). */
export function RecoverPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const sent = async () =>
    navigate(paths.login, { state: { flash: { tone: 'info', message: 'recover.mailSent' } } satisfies FlashState });
  return (
    <Page title={t('recover.title')} lead={t('recover.lead')} back={{ to: paths.login, label: t('signup.cancel') }}>
      <Card>
        <p>{t('common.required.all')}</p>
        <RecoverForm onSent={sent} />
      </Card>
      <Note>{t('recover.noAccess')}</Note>
    </Page>
  );
}
