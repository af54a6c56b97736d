import type { KeptPlace } from '../../../api/hubApi';
import { useHoldInvitedPlaceMutation } from '../../../api/invitedVisitApi';
import { TimeLeft } from '../TimeLeft';

/** How long a place set aside is still kept. */
export function InvitedTimer({ invitationId, held }: { invitationId: string; held: KeptPlace }) {
  const [extend, { isLoading, isSuccess, error }] = useHoldInvitedPlaceMutation();
  const {
    holdId,
    space: { spaceId },
  } = held;
  return (
    <TimeLeft
      hold={held}
      extending={{
        extend: () => {
          void extend({ invitationId, spaceId, holdId });
        },
        isBusy: isLoading,
        isDone: isSuccess,
        problem: error,
      }}
    />
  );
}
