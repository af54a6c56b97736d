import type { BookingWays } from '../../scheduling/channel/bookingPort';
import { useChosen } from '../../scheduling/channel/useChosen';
import { StillHeld } from '../../scheduling/hold/StillHeld';
import { useAppSelector } from '../../store/hooks';
import { selectGuest } from './guestSlice';
import { heldBy } from './heldBy';

export function GuestHeld({ movingId, go }: { movingId: string | null } & Pick<BookingWays, 'go'>) {
  const { kept } = useAppSelector(selectGuest);
  const held = heldBy(kept, useChosen(movingId).slot) ?? undefined;
  return (
    <StillHeld
      held={held}
      onTaken={() => {
        go('review');
      }}
    />
  );
}
