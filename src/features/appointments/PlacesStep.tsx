import { useReleaseSpaceMutation } from '../../api/appointmentsApi';
import { WatchPlaces } from './alerts/WatchPlaces';
import type { BookingStepProps } from './bookingPort';
import { ChoosePlace } from './ChoosePlace';
import { HoldNotice } from './HoldNotice';
import { HoldTimer } from './HoldTimer';
import { LimitNotice } from './LimitNotice';
import { useTaking } from './useTaking';

/** The free places: one tap holds one, and goes on to the check. */
export function PlacesStep(props: BookingStepProps & { today: string; progress: string }) {
  const { choice, person, personName, moving } = props;
  const { taking, hold, goOnWith, problem } = useTaking(props);
  const [release, { isLoading: isReleasing }] = useReleaseSpaceMutation();
  return (
    <ChoosePlace
      {...props}
      taking={taking}
      problem={problem}
      otherwise={
        <WatchPlaces
          key={JSON.stringify(choice)}
          choice={choice}
          person={person}
          personName={personName}
          moving={moving}
        />
      }
    >
      <LimitNotice {...props} />
      {hold && (
        <HoldNotice
          hold={hold}
          timer={<HoldTimer hold={hold} person={person} />}
          isReleasing={isReleasing}
          onContinue={() => {
            goOnWith(hold.space);
          }}
          onRelease={() => {
            void release({ spaceId: hold.space.spaceId, dependent: person });
          }}
        />
      )}
    </ChoosePlace>
  );
}
