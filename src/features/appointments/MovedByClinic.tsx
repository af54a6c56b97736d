import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { toCancelling, toMoving } from '../../lib/paths';
import { Alert, ButtonLink, Cluster, PhoneLink, Stack } from '../../ui';
import { ClinicChange } from '../../scheduling/appointment/ClinicChange';
import { useNetwork } from '../../scheduling/text/useNetwork';
import { isCancellable, isMovable } from '../../scheduling/appointment/appointmentStatus';

type Props = {
  appointment: Appointment;
  mayBook: boolean;
  children: ReactNode;
};

export function MovedByClinic({ appointment, mayBook, children }: Props) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { clinicNameOf } = useNetwork();
  const { reservationId, clinicId, clinicPhone } = appointment;
  const canChange = mayBook && isMovable(appointment, now) && isCancellable(appointment, now);
  return (
    <Alert tone="warning" title={t('news.moved')}>
      <Stack $gap="m">
        <ClinicChange
          appointment={appointment}
          clinicName={clinicNameOf(clinicId)}
          may={{ move: canChange, cancel: canChange }}
        />
        <Cluster>
          {children}
          {canChange && (
            <ButtonLink to={toMoving(reservationId)} look="secondary">
              {t('move.another')}
            </ButtonLink>
          )}
          {canChange && (
            <ButtonLink to={toCancelling(reservationId)} look="secondary">
              {t('appointment.cancel')}
            </ButtonLink>
          )}
        </Cluster>
        {!canChange && clinicPhone !== null && (
          <p>
            <span>{t('news.moved.call')}</span> <PhoneLink phone={clinicPhone} />
          </p>
        )}
      </Stack>
    </Alert>
  );
}
