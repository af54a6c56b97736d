import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import type { Person } from '../../api/appointmentsApi';
import { paths, toAppointment } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { ButtonLink, PrintButton, Waiting } from '../../ui';
import { AddToCalendar } from '../../scheduling/appointment/AddToCalendar';
import { selectBooked, selectAppointment } from '../../scheduling/channel/appointmentsSlice';
import { DonePage } from '../../scheduling/review/DonePage';
import { NothingChosen } from '../../scheduling/channel/NothingChosen';
import { useAppointment } from '../../scheduling/appointment/useAppointment';

type Props = {
  /** Empty when another back end returned no id. */
  appointmentId: string;
  /** A reload loses who the booking was for. */
  persons: readonly Person[];
  nameOf: (patientId: string | undefined) => string | undefined;
  listAddress: string;
};

const useBooked = (appointmentId: string) => {
  const booked = useAppSelector(selectBooked);
  const appointment = useAppSelector(selectAppointment);
  return booked !== null && appointmentId === (appointment?.reservationId ?? '') ? { ...booked, appointment } : null;
};

/** Prefers the history, where the appointment may be cancelled, to the booking kept in memory. */
export function ConfirmedStep({ appointmentId, persons, nameOf, listAddress }: Props) {
  const booked = useBooked(appointmentId);
  // Read no other person's record when the owner is known.
  const likely = booked ? persons.filter((person) => (person?.patientId ?? null) === booked.personId) : persons;
  const { appointment: listed, person, isLoading } = useAppointment(appointmentId, appointmentId === '' ? [] : likely);
  const appointment = listed ?? booked?.appointment ?? null;
  const slot = appointment ?? booked?.slot;
  if (listed && listed.status !== 'booked') return <Navigate to={toAppointment(appointmentId)} replace />;
  if (slot)
    return (
      <Confirmed
        appointment={appointment}
        slot={slot}
        personName={nameOf((listed ? person?.patientId : booked?.personId) ?? undefined)}
        seesHistory={likely.length > 0}
      />
    );
  if (isLoading) return <Waiting />;
  return appointmentId === '' ? (
    <NothingChosen listAddress={listAddress} />
  ) : (
    <Navigate to={toAppointment(appointmentId)} replace />
  );
}

function Confirmed({
  appointment,
  slot,
  personName,
  seesHistory,
}: {
  appointment: Appointment | null;
  slot: Appointment | Slot;
  personName: string | undefined;
  seesHistory: boolean;
}) {
  const { t } = useTranslation();
  const told = useTold();
  const [now] = useState(Date.now);
  return (
    <DonePage
      slot={slot}
      reference={appointment?.reference}
      about={personName !== undefined && <p>{told('alert.for', { name: personName })}</p>}
      next={<p>{t(seesHistory ? 'confirmed.next' : 'confirmed.next.unseen')}</p>}
      deeds={
        <>
          {seesHistory &&
            (appointment ? (
              <ButtonLink to={toAppointment(appointment.reservationId)}>{t('confirmed.see')}</ButtonLink>
            ) : (
              <ButtonLink to={paths.appointments}>{t('cancel.toList')}</ButtonLink>
            ))}
          <ButtonLink to={paths.home} look={seesHistory ? 'secondary' : 'primary'}>
            {t('confirmed.home')}
          </ButtonLink>
          {appointment && <AddToCalendar appointment={appointment} now={now} />}
          <PrintButton />
        </>
      }
    />
  );
}
