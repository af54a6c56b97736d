import { useId } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { beside } from '../../lib/lists';
import { toAppointment, toCancelling, toMoving } from '../../lib/paths';
import { ButtonLink, Card, Cluster, Tag } from '../../ui';
import { Attendance } from './Attendance';
import type { AppointmentRights } from '../../scheduling/channel/bookingPort';
import { useClinicTime } from '../../scheduling/text/useClinicTime';
import { useOfferText } from '../../scheduling/text/useOfferText';
import { AppointmentHead } from '../../scheduling/appointment/AppointmentHead';
import { ClinicName } from '../../scheduling/appointment/ClinicName';
import { isMovable, statusOf } from '../../scheduling/appointment/appointmentStatus';
import { useStatusTime } from '../../scheduling/appointment/useStatusTime';

export function AppointmentCard({
  appointment,
  mayBook,
  personName,
}: { appointment: Appointment } & AppointmentRights) {
  const { t } = useTranslation();
  const now = useStatusTime();
  const { dateTimeOf } = useClinicTime();
  const { whoOf, howOf } = useOfferText();
  const titleId = useId();
  const status = statusOf(appointment, now);
  const date = dateTimeOf(appointment);
  const canChange = mayBook && isMovable(appointment, now) && appointment.movedFrom === undefined;
  return (
    <Card as="article" aria-labelledby={titleId}>
      <AppointmentHead slot={appointment} titleId={titleId}>
        <ClinicName slot={appointment} />
        <p>{beside([whoOf(appointment), howOf(appointment)])}</p>
        <Tag tone={status.tone}>{t(status.key)}</Tag>
      </AppointmentHead>
      <Attendance key={appointment.start} appointment={appointment} mayBook={mayBook} personName={personName} />
      <Cluster>
        <ButtonLink
          to={toAppointment(appointment.reservationId)}
          look="secondary"
          label={t('appointment.details.of', { date })}
        >
          {t('appointment.details')}
        </ButtonLink>
        {canChange && (
          <ButtonLink to={toMoving(appointment.reservationId)} look="quiet" label={t('move.start.of', { date })}>
            {t('move.start.short')}
          </ButtonLink>
        )}
        {canChange && (
          <ButtonLink to={toCancelling(appointment.reservationId)} look="quiet" label={t('cancel.start.of', { date })}>
            {t('cancel.start.short')}
          </ButtonLink>
        )}
      </Cluster>
    </Card>
  );
}
