import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import type { Appointment } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import { toAppointment } from '../../lib/paths';
import { CancelPage } from '../../scheduling/appointment/CancelPage';
import { CancelledPage } from '../../scheduling/appointment/CancelledPage';
import { isCancellable } from '../../scheduling/appointment/appointmentStatus';
import { useCancelRows } from '../../scheduling/appointment/useCancelRows';
import { useClinicTime } from '../../scheduling/text/useClinicTime';
import { useOwnerText } from '../../scheduling/text/useOwnerText';
import { ButtonLink, Icon, Page, PhoneLink } from '../../ui';

function TooLateToCancel({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation();
  const told = useTold();
  const { dateTimeOf } = useClinicTime();
  const { cancelUntil: start, timeZone, clinicPhone: phone, reservationId } = appointment;
  return (
    <Page
      titleKey="cancel.tooLate.title"
      lead={told('cancel.tooLate.text', { limit: dateTimeOf({ start, timeZone }) })}
    >
      {phone && (
        <p>
          <Icon name="phone" /> <PhoneLink phone={phone}>{told('cancel.call', { phone })}</PhoneLink>
        </p>
      )}
      <div>
        <ButtonLink to={toAppointment(reservationId)} look="secondary">
          {t('cancel.keep')}
        </ButtonLink>
      </div>
    </Page>
  );
}

export function AccountCancel({
  appointment,
  personName,
}: {
  appointment: Appointment;
  personName: string | undefined;
}) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const rows = useCancelRows(appointment);
  const of = useOwnerText();
  const isCancelled = appointment.status === 'cancelled';
  if (isCancelled && appointment.cancelledBy === 'clinic')
    return <Navigate to={toAppointment(appointment.reservationId)} replace />;
  return (
    <CancelPage
      appointment={appointment}
      rows={rows}
      confirm={personName === undefined ? undefined : t('cancel.confirm.for', { of: of(personName) })}
      isCancelled={isCancelled}
      done={<CancelledPage appointment={appointment} personName={personName} />}
      isPastLimit={!isCancellable(appointment, now)}
      tooLate={<TooLateToCancel appointment={appointment} />}
    />
  );
}
