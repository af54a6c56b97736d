import type { Reservation } from '../../../../contract/appointments.ts';
import { useReleaseExpressSpaceMutation, type ExpressKept } from '../../../api/expressApi';
import type { BookingWays } from '../bookingPort';
import { ChoosePlace } from '../ChoosePlace';
import { HoldNotice } from '../HoldNotice';
import type { SearchChoice } from '../searchChoice';
import { useChosen } from '../useChosen';
import { KeptTime } from './KeptTime';
import { LongWork } from './LongWork';
import { useKeepPlace } from './useKeepPlace';

type Props = BookingWays & {
  choice: SearchChoice;
  moving?: Reservation;
  kept: ExpressKept | null;
  /** Null: nothing is kept any more. */
  onKept: (kept: ExpressKept | null) => void;
  today: string;
  progress: string;
};

/** The free places for whoever has no account: one tap keeps one, and goes on. */
export function ExpressPlaces({ kept, onKept, ...wanted }: Props) {
  const { moving, go } = wanted;
  const movingId = moving?.reservationId ?? null;
  const { place } = useChosen(movingId);
  const [release, { isLoading: isReleasing }] = useReleaseExpressSpaceMutation();
  const goOn = () => {
    go('review');
  };
  const { taking, problem, isWorking } = useKeepPlace({ movingId, kept, onKept, goOn });
  const giveBack = async (token: string) => {
    const { error } = await release({ token });
    if (!error) onKept(null);
  };
  return (
    <ChoosePlace {...wanted} person={null} taking={taking} problem={problem} otherwise={isWorking && <LongWork />}>
      {kept?.hold && place && (
        <HoldNotice
          hold={{ space: place, endsAt: kept.hold.endsAt }}
          timer={<KeptTime kept={kept} place={place} onKept={onKept} />}
          onContinue={goOn}
          isReleasing={isReleasing}
          onRelease={() => {
            void giveBack(kept.token);
          }}
        />
      )}
    </ChoosePlace>
  );
}
