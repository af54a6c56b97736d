import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { useTold } from '../../i18n/useTold';
import { toAppointment, toMoving, paths } from '../../lib/paths';
import { isMovable } from '../../scheduling/appointment/appointmentStatus';
import type { BookingStepProps } from '../../scheduling/channel/bookingPort';
import { useBookingAddress } from '../../scheduling/channel/useBookingAddress';
import { MoveSearchStep } from '../../scheduling/moving/MoveSearchStep';
import { choiceFor } from '../../scheduling/moving/moveForm';
import type { SearchChoice } from '../../scheduling/search/searchChoice';
import { bookingSteps } from '../../scheduling/search/searchQuery';
import { useClinicTime } from '../../scheduling/text/useClinicTime';
import { Waiting, ButtonLink, Cluster, Icon, Page, PhoneLink } from '../../ui';
import { HeldStep } from './HeldStep';
import { HoldsMissed } from './HoldsMissed';
import { SlotsStep } from './SlotsStep';

function CannotMove({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation();
  const told = useTold();
  const { dateTimeOf } = useClinicTime();
  const { cancelUntil: start, timeZone, clinicPhone: phone, reservationId, status } = appointment;
  const isTooLate = status === 'booked';
  const why = isTooLate
    ? t('move.tooLate', { limit: dateTimeOf({ start, timeZone }) })
    : t(status === 'cancelled' ? 'move.cancelled' : 'move.over', { date: dateTimeOf(appointment) });
  return (
    <Page titleKey="move.cannot" lead={why}>
      {isTooLate && phone !== null && (
        <p>
          <Icon name="phone" /> <PhoneLink phone={phone}>{told('cancel.call', { phone })}</PhoneLink>
        </p>
      )}
      <Cluster>
        {!isTooLate && <ButtonLink to={paths.newAppointment}>{t('appointment.bookAnother')}</ButtonLink>}
        <ButtonLink to={toAppointment(reservationId)} look="secondary">
          {t('booking.overlap.see')}
        </ButtonLink>
      </Cluster>
    </Page>
  );
}

type Props = Pick<BookingStepProps, 'person' | 'personName'> & {
  appointment: Appointment;
  today: string;
  otherwise: (choice: SearchChoice) => ReactNode;
};

const MoveReviewStep = lazy(async () => ({
  default: (await import(/* webpackPreload: true, webpackFetchPriority: "low" */ './MoveReviewStep')).MoveReviewStep,
}));
const MovedStep = lazy(async () => ({
  default: (await import(/* webpackPreload: true, webpackFetchPriority: "low" */ './MovedStep')).MovedStep,
}));

const steps = ['search', 'places', 'review'] as const;

/** The URL holds only the step, so an old link cannot move anything. */
export function MoveAppointment({ appointment, person, personName, today, otherwise }: Props) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { step, choice: asked, go, addressOf } = useBookingAddress(toMoving(appointment.reservationId), bookingSteps);
  const choice = step === null ? choiceFor(appointment) : asked;
  const progressOf = (name: (typeof steps)[number]) =>
    t('booking.step', { step: steps.indexOf(name) + 1, total: steps.length });

  if (step === 'confirmed')
    return (
      <Suspense fallback={<Waiting />}>
        <MovedStep appointment={appointment} personName={personName} />
      </Suspense>
    );
  if (!isMovable(appointment, now)) return <CannotMove appointment={appointment} />;
  switch (step) {
    case 'places':
      return (
        <SlotsStep
          {...{ person, personName, choice, go, addressOf, today }}
          seesHistory
          moving={appointment}
          otherwise={otherwise(choice)}
          progress={progressOf('places')}
        />
      );
    case 'review':
      return (
        <Suspense fallback={<Waiting />}>
          <MoveReviewStep {...{ appointment, person, personName, go, addressOf }} progress={progressOf('review')} />
        </Suspense>
      );
    default:
      return (
        <MoveSearchStep
          {...{ appointment, choice, go, today }}
          appointmentAddress={toAppointment(appointment.reservationId)}
          progress={progressOf('search')}
          notice={
            <>
              <HoldsMissed />
              <HeldStep {...{ person, personName, go }} moving={appointment} />
            </>
          }
        />
      );
  }
}
