import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import { paths } from '../../lib/paths';
import { Alert, ButtonLink, Cluster, PhoneLink, Stack } from '../../ui';
import { choiceFor } from '../../scheduling/moving/moveForm';
import { writeStep } from '../../scheduling/search/searchQuery';
import { useClinicTime } from '../../scheduling/text/useClinicTime';
import { useNetwork } from '../../scheduling/text/useNetwork';

export function CancelledByClinic({
  appointment,
  mayBook,
  children,
}: {
  appointment: Appointment;
  mayBook: boolean;
  children?: ReactNode;
}) {
  const { t } = useTranslation();
  const told = useTold();
  const { dateTimeOf } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  return (
    <Alert tone="warning" title={t('news.cancelled')}>
      <Stack $gap="m">
        <p>
          {told('news.cancelled.text', { date: dateTimeOf(appointment), clinic: clinicNameOf(appointment.clinicId) })}
        </p>
        <Cluster>
          {mayBook && (
            <ButtonLink to={`${paths.newAppointment}?${writeStep('search', choiceFor(appointment))}`} look="secondary">
              {t('move.another')}
            </ButtonLink>
          )}
          {children}
        </Cluster>
        {appointment.clinicPhone !== null && (
          <p>
            <span>{t('news.cancelled.call')}</span> <PhoneLink phone={appointment.clinicPhone} />
          </p>
        )}
      </Stack>
    </Alert>
  );
}
