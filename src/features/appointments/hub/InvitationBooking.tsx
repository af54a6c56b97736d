import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';

import type { Reservation, Space } from '../../../../contract/appointments.ts';
import type { ShownInvitation } from '../../../api/hubApi';
import type { FlashState } from '../../../lib/flash';
import { paths, toInvitation } from '../../../lib/paths';
import { Waiting } from '../../../ui';
import { NothingChosen } from '../NothingChosen';
import { InvitedCancel } from './InvitedCancel';
import { InvitedDone } from './InvitedDone';
import { InvitedPlaces } from './InvitedPlaces';
import { InvitedReview } from './InvitedReview';
import { InvitedVisit } from './InvitedVisit';
import { standingVisit } from './standingVisit';

type Props = { invitation: ShownInvitation; firstName: string | null; isAsking: boolean; today: string };

const cancelled: FlashState = { flash: { tone: 'success', message: 'hub.cancelled' } };

/**
 * From an invitation to its visit and back: places, check, done; then the visit, and the question before it is cancelled. The address says
 * the step; what is kept and what is booked is the server's to say, so that a reload and a second tab go on where one was.
 */
export function InvitationBooking({ invitation, firstName, isAsking, today }: Props) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<Space>();
  const [booked, setBooked] = useState<Reservation>();
  const { invitationId, held } = invitation;
  const step = query.get('step');
  // A list that was asked for before the visit was booked may come after it.
  const visit =
    standingVisit(invitation) ?? (invitation.visit?.reservationId === booked?.reservationId ? null : booked) ?? null;
  const go = (to: 'places' | 'review' | 'done', replace = false) => {
    void navigate(toInvitation(invitationId, to), { replace });
  };

  if (visit) {
    if (step === 'cancel') return <InvitedCancel invitation={invitation} visit={visit} />;
    if (step === 'done') return <InvitedDone invitationId={invitationId} visit={visit} />;
    return step === null ? (
      <InvitedVisit invitationId={invitationId} visit={visit} />
    ) : (
      <Navigate to={toInvitation(invitationId, step === 'review' ? 'done' : undefined)} replace />
    );
  }
  if (step === 'cancel') return <Navigate to={paths.hub} replace state={cancelled} />;
  if (step === 'review') {
    const place = chosen ?? held?.space;
    const placesAddress = toInvitation(invitationId, 'places');
    if (!place) return <NothingChosen listAddress={placesAddress} />;
    return (
      <InvitedReview
        {...{ invitation, firstName, place, placesAddress }}
        onBooked={(reservation) => {
          setBooked(reservation);
          go('done', true);
        }}
        onOtherTime={() => {
          go('places', true);
        }}
      />
    );
  }
  if (step === 'done' && isAsking) return <Waiting />; // booked before, by another tab or an answer that was lost: the list is on its way
  if (step !== 'places') return <Navigate to={paths.hub} replace />;
  const takeTo = (place: Space) => {
    setChosen(place);
    go('review');
  };
  return <InvitedPlaces invitation={invitation} today={today} onTaken={takeTo} />;
}
