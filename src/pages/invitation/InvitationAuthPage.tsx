import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { selectTimeZone } from '../../features/config/configSlice';
import { InvitationAuthForm } from '../../features/invitation/InvitationAuthForm';
import { calendarDateOf } from '../../lib/clinicTime';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { Card, Note, Page } from '../../ui';
import { NetworkPhone } from '../NetworkPhone';

/** Spec §2 rvsp/auth. */
export function InvitationAuthPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const today = calendarDateOf(new Date().toISOString(), useAppSelector(selectTimeZone));
  return (
    <Page title={t('hub.title')} lead={t('hub.lead')} back={{ to: paths.login, label: t('signup.cancel') }}>
      <Card>
        <p>{t('common.required.all')}</p>
        <InvitationAuthForm
          today={today}
          onOpened={() => {
            void navigate(paths.invitationArea);
          }}
        />
      </Card>
      <Note>{t('hub.noCode')}</Note>
      <NetworkPhone />
    </Page>
  );
}
