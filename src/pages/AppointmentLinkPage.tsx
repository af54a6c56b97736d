import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import { AppointmentByLink } from '../features/appointments/link/AppointmentByLink';
import { useNetworkToday } from '../features/config/useNetworkToday';
import { paths } from '../lib/paths';
import { ButtonLink, Page, Stack } from '../ui';
import { NetworkPhone } from './NetworkPhone';

/** Opened by a reminder (product §8 More routes). */
export function AppointmentLinkPage() {
  const { t } = useTranslation();
  const mailedKey = useLoaderData<string | null>();
  const today = useNetworkToday();
  const otherwise = (
    <Stack>
      <p>{t('appointmentLink.account')}</p>
      <div>
        <ButtonLink to={paths.appointments} look="secondary">
          {t('appointmentLink.toAccount')}
        </ButtonLink>
      </div>
      <p>{t('appointmentLink.express')}</p>
      <div>
        <ButtonLink to={paths.guestManage} look="secondary">
          {t('guest.manage.open')}
        </ButtonLink>
      </div>
      <NetworkPhone />
    </Stack>
  );
  if (mailedKey === null)
    return (
      <Page title={t('appointmentLink.title')} lead={t('appointmentLink.noKey')}>
        {otherwise}
      </Page>
    );
  return <AppointmentByLink key={mailedKey} mailedKey={mailedKey} today={today} otherwise={otherwise} />;
}
