import { useTranslation } from 'react-i18next';

import type { Reservation } from '../../../../../contract/appointments.ts';
import type { ExpressKept, ManagedVisit } from '../../../../api/expressApi';
import type { BookingWays } from '../../bookingPort';
import { MoveSearchStep } from '../../moving/MoveSearchStep';
import type { SearchChoice } from '../../searchChoice';
import { ExpressPlaces } from '../ExpressPlaces';
import { ManagedMoveCheck } from './ManagedMoveCheck';
import { manageStepOf, movingSteps, type ManageStep } from './manageSteps';

type Props = BookingWays<ManageStep> & {
  step: (typeof movingSteps)[number];
  managed: ManagedVisit;
  choice: SearchChoice;
  /** A calendar date. */
  today: string;
  kept: ExpressKept | null;
  onKept: (kept: ExpressKept | null) => void;
  visitAddress: string;
  onMoved: (visit: Reservation) => void;
  onEnded: () => void;
};

/** Another time for a visit that was found again: where and when, which time, check. */
export function ManagedMove({
  step,
  managed,
  choice,
  today,
  kept,
  onKept,
  visitAddress,
  go,
  addressOf,
  onMoved,
  onEnded,
}: Props) {
  const { t } = useTranslation();
  const { visit } = managed;
  const progress = t('booking.step', { step: movingSteps.indexOf(step) + 1, total: movingSteps.length });
  const ways: BookingWays = {
    go: (to, options) => {
      go(manageStepOf(to), options);
    },
    addressOf: (to, criteria) => addressOf(manageStepOf(to), criteria),
  };
  switch (step) {
    case 'search':
      return <MoveSearchStep {...{ visit, visitAddress, choice, today, progress }} go={ways.go} />;
    case 'places':
      return <ExpressPlaces {...{ choice, today, kept, onKept, progress }} {...ways} moving={visit} />;
    case 'review':
      return (
        <ManagedMoveCheck
          {...{ managed, kept, onKept, progress, visitAddress, onMoved, onEnded }}
          placesAddress={addressOf('places')}
          onOtherTime={() => {
            go('places', { replace: true });
          }}
        />
      );
  }
}
