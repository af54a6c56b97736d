import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../../contract/appointments.ts';
import type { BookingWays } from '../../../scheduling/channel/bookingPort';
import { MoveSearchStep } from '../../../scheduling/moving/MoveSearchStep';
import type { SearchChoice } from '../../../scheduling/search/searchChoice';
import { GuestHeld } from '../GuestHeld';
import { GuestSlots } from '../GuestSlots';
import { ManagedMoveReview } from './ManagedMoveReview';
import { manageStepOf, movingSteps, type ManageStep } from './manageSteps';

type Props = BookingWays<ManageStep> & {
  step: (typeof movingSteps)[number];
  appointment: Appointment;
  choice: SearchChoice;
  today: string;
};

export function ManagedMove({ step, appointment, choice, today, go, addressOf }: Props) {
  const { t } = useTranslation();
  const progress = t('booking.step', { step: movingSteps.indexOf(step) + 1, total: movingSteps.length });
  const appointmentAddress = addressOf('visit');
  const ways: BookingWays = {
    go: (to, options) => {
      go(manageStepOf(to), options);
    },
    addressOf: (to, criteria) => addressOf(manageStepOf(to), criteria),
  };
  switch (step) {
    case 'search':
      return (
        <MoveSearchStep
          {...{ appointment, appointmentAddress, choice, today, progress }}
          go={ways.go}
          notice={<GuestHeld movingId={appointment.reservationId} go={ways.go} />}
        />
      );
    case 'places':
      return <GuestSlots {...{ choice, today, progress }} {...ways} moving={appointment} />;
    case 'review':
      return (
        <ManagedMoveReview
          {...{ appointment, progress, appointmentAddress }}
          slotsAddress={addressOf('places')}
          onMoved={() => {
            go('visit', { replace: true });
          }}
          onOtherTime={() => {
            go('places', { replace: true });
          }}
        />
      );
  }
}
