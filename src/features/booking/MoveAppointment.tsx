import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../contract/appointments.ts';
import { toAppointment, toMoving } from '../../lib/paths';
import { Waiting } from '../../ui';
import type { BookingStepProps } from '../../scheduling/channel/bookingPort';
import { SlotsStep } from './SlotsStep';
import type { SearchChoice } from '../../scheduling/search/searchChoice';
import { bookingSteps } from '../../scheduling/search/searchQuery';
import { useBookingAddress } from '../../scheduling/channel/useBookingAddress';
import { isMovable } from '../../scheduling/appointment/appointmentStatus';
import { CannotMove } from './CannotMove';
import { choiceFor } from '../../scheduling/moving/moveForm';
import { MoveSearchStep } from '../../scheduling/moving/MoveSearchStep';

type Props = Pick<BookingStepProps, 'person' | 'personName'> & {
  appointment: Appointment;
  today: string;
  /** What one can do beside choosing a slot for these criteria. */
  otherwise: (choice: SearchChoice) => ReactNode;
};

// What comes after the choice comes while one chooses.
const MoveReviewStep = lazy(async () => ({
  default: (await import(/* webpackPrefetch: true */ './MoveReviewStep')).MoveReviewStep,
}));
const MovedStep = lazy(async () => ({ default: (await import(/* webpackPrefetch: true */ './MovedStep')).MovedStep }));

const steps = ['search', 'places', 'review'] as const;

/**
 * Another time for a visit: where and when, which time, check, done. The address says the step, as for a booking; what is
 * chosen stays in memory, so that an old link moves nothing by itself.
 */
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
        />
      );
  }
}
