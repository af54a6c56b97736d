import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import type { Appointment } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import { paths, toAppointment } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { ButtonLink, PrintButton } from '../../ui';
import { AddToCalendar } from '../../scheduling/appointment/AddToCalendar';
import { selectMove } from '../../scheduling/channel/appointmentsSlice';
import { DonePage } from '../../scheduling/review/DonePage';
import { useClinicTime } from '../../scheduling/text/useClinicTime';

/** After a reload, the old time is no longer known. */
export function MovedStep({ appointment, personName }: { appointment: Appointment; personName: string | undefined }) {
  const { t } = useTranslation();
  const told = useTold();
  const [now] = useState(Date.now);
  const { dateTimeOf } = useClinicTime();
  const lastMove = useAppSelector(selectMove);
  const move = lastMove?.before.reservationId === appointment.reservationId ? lastMove : null; // may be another appointment's move
  const slot = move?.after ?? move?.slot ?? appointment;
  if (!move && appointment.status !== 'booked')
    return <Navigate to={toAppointment(appointment.reservationId)} replace />;
  return (
    <DonePage
      title={t('move.done')}
      slot={slot}
      reference={appointment.reference}
      about={
        <>
          {personName !== undefined && <p>{told('alert.for', { name: personName })}</p>}
          {move && (
            <p>
              <span>{t('move.before')}</span> <s translate="no">{dateTimeOf(move.before)}</s>
            </p>
          )}
        </>
      }
      next={<p>{t('move.done.text')}</p>}
      deeds={
        <>
          <ButtonLink to={toAppointment(appointment.reservationId)}>{t('confirmed.see')}</ButtonLink>
          <ButtonLink to={paths.home} look="secondary">
            {t('confirmed.home')}
          </ButtonLink>
          <AddToCalendar appointment={move?.after ?? appointment} now={now} />
          <PrintButton />
        </>
      }
    />
  );
}
