import { useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import type { Person } from '../../api/appointmentsApi';
import { paths, toAppointment } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';
import { ButtonLink, PhoneLink, PrintButton, Waiting } from '../../ui';
import { AddToCalendar } from '../../scheduling/appointment/AddToCalendar';
import { selectBooked, selectAppointment } from '../../scheduling/channel/appointmentsSlice';
import { DonePage } from '../../scheduling/review/DonePage';
import { NothingChosen } from '../../scheduling/channel/NothingChosen';
import { useAppointment } from '../../scheduling/appointment/useAppointment';
import { useNetwork } from '../../scheduling/text/useNetwork';

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

/** Prefers the history to memory: the appointment may be cancelled. */
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
        isListed={listed !== undefined || likely.length > 0}
        personName={nameOf((listed ? person?.patientId : booked?.personId) ?? undefined)}
      />
    );
  if (isLoading) return <Waiting />;
  return appointmentId === '' ? (
    <NothingChosen listAddress={listAddress} />
  ) : (
    <Navigate to={toAppointment(appointmentId)} replace />
  );
}

function Unlisted({ phone }: { phone: string | null | undefined }) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('confirmed.unlisted')}</p>
      <p>
        {phone ? (
          <Trans
            t={t}
            i18nKey="confirmed.unlisted.change"
            values={{ phone }}
            components={{ phone: <PhoneLink phone={phone} /> }}
          />
        ) : (
          t('confirmed.unlisted.changeThere')
        )}
      </p>
    </>
  );
}

function SeeAppointment({ appointment }: { appointment: Appointment | null }) {
  const { t } = useTranslation();
  return appointment ? (
    <ButtonLink to={toAppointment(appointment.reservationId)}>{t('confirmed.see')}</ButtonLink>
  ) : (
    <ButtonLink to={paths.appointments}>{t('cancel.toList')}</ButtonLink>
  );
}

type ConfirmedProps = {
  appointment: Appointment | null;
  slot: Appointment | Slot;
  isListed: boolean;
  personName: string | undefined;
};

function Confirmed({ appointment, slot, isListed, personName }: ConfirmedProps) {
  const { t } = useTranslation();
  const { clinicOf } = useNetwork();
  const [now] = useState(Date.now);
  return (
    <DonePage
      slot={slot}
      reference={appointment?.reference}
      contactPhone={appointment?.contactPhone}
      about={personName !== undefined && <p>{t('alert.for', { name: personName })}</p>}
      next={
        isListed ? (
          <p>{t('confirmed.next')}</p>
        ) : (
          <Unlisted phone={appointment?.clinicPhone ?? clinicOf(slot.clinicId)?.phone} />
        )
      }
      deeds={
        <>
          {isListed && <SeeAppointment appointment={appointment} />}
          <ButtonLink to={paths.home} look="secondary">
            {t('confirmed.home')}
          </ButtonLink>
          {isListed && appointment && <AddToCalendar appointment={appointment} now={now} />}
          <PrintButton />
        </>
      }
    />
  );
}
