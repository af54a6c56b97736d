import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import { useTold } from '../i18n/useTold';
import { useDateOf } from '../features/account/useDateOf';
import { useClinicTime } from '../scheduling/text/useClinicTime';
import { justClosed } from '../lib/closedAccount';
import { paths } from '../lib/paths';
import { showPhone } from '../lib/phone';
import { Bullets, ButtonLink, ConfirmPanel, Note, Page, Stack } from '../ui';

/** A reload redirects to login. */
export function ClosedPage() {
  const { t } = useTranslation();
  const told = useTold();
  const [closed] = useState(justClosed);
  const dateOf = useDateOf();
  const { dateTimeOf } = useClinicTime();
  if (!closed) return <Navigate to={paths.login} replace />;
  const stands = closed.visits.filter(({ status }) => status !== 'cancelled');
  const cancelled = closed.visits.length - stands.length;
  return (
    <Page title={t('closed.title')}>
      <ConfirmPanel>
        <p>{told('closed.until', { date: dateOf(closed.reopenUntil) })}</p>
        <p>{t('closed.mail')}</p>
      </ConfirmPanel>
      {cancelled > 0 && <p>{t('closed.cancelled', { count: cancelled })}</p>}
      {stands.length > 0 && (
        <Stack as="section" $gap="m">
          <h2>{t('closed.stands')}</h2>
          <Bullets>
            {stands.map((appointment) => (
              <li key={appointment.reservationId}>
                <strong translate="no">{dateTimeOf(appointment)}</strong>
                {appointment.clinicPhone !== null && (
                  <>
                    <br />
                    {told('closed.phone', { phone: showPhone(appointment.clinicPhone) })}
                  </>
                )}
              </li>
            ))}
          </Bullets>
          <Note icon="warning">{t('closed.stands.advice')}</Note>
        </Stack>
      )}
      <div>
        <ButtonLink to={paths.login} look="secondary">
          {t('notFound.toLogin')}
        </ButtonLink>
      </div>
    </Page>
  );
}
