import type { BookingStepProps } from '../../scheduling/channel/bookingPort';
import { StillHeld } from '../../scheduling/hold/StillHeld';
import { useHeldSlot } from './useHeldSlot';

type Props = Pick<BookingStepProps, 'person' | 'personName' | 'moving' | 'go'> & { onStart?: () => void };

export function HeldStep({ person, personName, moving, go, onStart }: Props) {
  const { hold } = useHeldSlot(person, { movingId: moving?.reservationId ?? null });
  return (
    <StillHeld
      held={hold}
      personName={personName}
      {...(onStart && { onStart })}
      onTaken={() => {
        go('review');
      }}
    />
  );
}
