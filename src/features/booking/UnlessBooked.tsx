import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { useTold } from '../../i18n/useTold';
import { paths, toAppointment } from '../../lib/paths';
import { useAppointment } from '../../scheduling/appointment/useAppointment';
import { selectAppointment, selectBooked, selectReason } from '../../scheduling/channel/appointmentsSlice';
import type { BookingStepProps } from '../../scheduling/channel/bookingPort';
import { useChosen } from '../../scheduling/channel/useChosen';
import { AlreadyDone } from '../../scheduling/review/AlreadyDone';
import { useAppSelector } from '../../store/hooks';
import { useHeldSlot } from './useHeldSlot';

type Props = Pick<BookingStepProps, 'person' | 'personName' | 'seesHistory' | 'addressOf'> & { children: ReactNode };

const useBooked = (person: Props['person']) => {
  const booked = useAppSelector(selectBooked);
  const appointment = useAppSelector(selectAppointment);
  const hasReason = useAppSelector(selectReason).code !== '';
  const { slot } = useChosen(null);
  if (booked === null || hasReason || booked.personId !== (person?.patientId ?? null)) return undefined;
  return slot === null || slot.spaceId === booked.slot.spaceId ? { ...booked, appointment } : undefined;
};

/** As of opening: booking itself must not replace its page. */
export function UnlessBooked({ person, personName, seesHistory, addressOf, children }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const now = useBooked(person);
  const [atOpening] = useState(now);
  const booked = atOpening && now;
  const { hold } = useHeldSlot(person, { movingId: null });
  const id = booked?.appointment?.reservationId;
  const { appointment: listed } = useAppointment(id ?? '', id !== undefined && seesHistory ? [person] : []);
  const appointment = listed ?? booked?.appointment;
  const isStanding = booked !== undefined && (appointment?.status ?? 'booked') === 'booked';
  const isOtherHeld = hold !== undefined && hold.space.spaceId !== booked?.slot.spaceId;
  if (!isStanding || isOtherHeld) return children;
  const see = () => {
    if (!seesHistory) return { to: paths.home, label: t('confirmed.home') };
    return appointment
      ? { to: toAppointment(appointment.reservationId) }
      : { to: paths.appointments, label: t('cancel.toList') };
  };
  return (
    <AlreadyDone
      titleKey="booking.booked"
      slot={appointment ?? booked.slot}
      see={see()}
      next={{ to: addressOf('search'), label: t('appointment.bookAnother') }}
    >
      {personName !== undefined && <p>{told('alert.for', { name: personName })}</p>}
    </AlreadyDone>
  );
}
