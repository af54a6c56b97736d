import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useNetworkToday } from '../../features/config/useNetworkToday';
import { InvitationAuthForm } from '../../features/invitation/InvitationAuthForm';
import { paths } from '../../lib/paths';
import { Card, Note, Page } from '../../ui';
import { NetworkPhone } from '../NetworkPhone';

/** Spec §2 rvsp/auth. */
export function InvitationAuthPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const today = useNetworkToday();
  return (
    <Page
      title={t('invitation.title')}
      lead={t('invitation.lead')}
      back={{ to: paths.login, label: t('signup.cancel') }}
    >
      <Card>
        <p>{t('common.required.all')}</p>
        <InvitationAuthForm
          today={today}
          onOpened={() => {
            void navigate(paths.invitationArea);
          }}
        />
      </Card>
      <Note>{t('invitation.noCode')}</Note>
      <NetworkPhone />
    </Page>
  );
}
