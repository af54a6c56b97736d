import type { BookingStepProps } from '../../scheduling/channel/bookingPort';
import { InAccountChannel } from '../../scheduling/channel/accountChannel';
import { HeldStep } from './HeldStep';

type Props = {
  people: readonly { patientId: string; name: string; mayBook: boolean }[];
  choose: (patientId: string | null) => void;
} & Pick<BookingStepProps, 'go'>;

export function EveryoneHeld({ people, choose, go }: Props) {
  return [null, ...people.filter(({ mayBook }) => mayBook)].map((one) => {
    const patientId = one?.patientId ?? null;
    const person = patientId === null ? null : { patientId };
    return (
      <InAccountChannel key={patientId} person={person}>
        <HeldStep
          {...{ person, go }}
          personName={one?.name}
          onStart={() => {
            choose(patientId);
          }}
        />
      </InAccountChannel>
    );
  });
}
