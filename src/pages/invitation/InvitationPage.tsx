import { Navigate, useParams } from 'react-router-dom';

import { InInvitationArea } from '../../features/invitation/InInvitation';
import { InvitationBooking } from '../../features/invitation/InvitationBooking';
import { selectTimeZone } from '../../features/config/configSlice';
import { calendarDateOf } from '../../lib/clinicTime';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../store/hooks';

/** Redirects to the other invitations if this one is gone. */
export function InvitationPage() {
  const { id } = useParams();
  const today = calendarDateOf(new Date().toISOString(), useAppSelector(selectTimeZone));
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
