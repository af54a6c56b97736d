import { Navigate, useParams } from 'react-router-dom';

import { InInvitationArea } from '../../features/invitation/InInvitationArea';
import { InvitationBooking } from '../../features/invitation/InvitationBooking';
import { useNetworkToday } from '../../features/config/useNetworkToday';
import { paths } from '../../lib/paths';

/** Redirects to the other invitations if this one is gone. */
export function InvitationPage() {
  const { id } = useParams();
  const today = useNetworkToday();
  return (
    <InInvitationArea>
      {({ invitations, ...shown }) => {
        const invitation = invitations.find(({ invitationId }) => invitationId === id);
        return invitation ? (
          <InvitationBooking key={id} {...shown} invitation={invitation} today={today} />
        ) : (
          <Navigate to={paths.invitationArea} replace />
        );
      }}
    </InInvitationArea>
  );
}
