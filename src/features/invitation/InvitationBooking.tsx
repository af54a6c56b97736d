import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';

import type { Appointment } from '../../../contract/appointments.ts';
import { millisecondsOf } from '../../../contract/instants.ts';
import type { ShownInvitation } from '../../api/invitationApi';
import type { FlashState } from '../../lib/flash';
import { paths, toInvitation } from '../../lib/paths';
import { AppointmentSheet } from '../../scheduling/appointment/AppointmentSheet';
import { CancelPage } from '../../scheduling/appointment/CancelPage';
import { ClinicName } from '../../scheduling/appointment/ClinicName';
import { useAppointmentDetailRows } from '../../scheduling/appointment/useAppointmentDetailRows';
import { useCancelRows } from '../../scheduling/appointment/useCancelRows';
import { NothingChosen } from '../../scheduling/channel/NothingChosen';
import { InBookingChannel } from '../../scheduling/channel/channel';
import { ClinicChangeAlert } from '../../scheduling/appointment/ClinicChange';
import { useNetwork } from '../../scheduling/text/useNetwork';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { Waiting, PrintButton } from '../../ui';
import { InvitedDone } from './InvitedDone';
import { InvitedReview } from './InvitedReview';
import { InvitedSlots } from './InvitedSlots';
import { LeaveInvitationArea } from './LeaveInvitationArea';
import { invitationLeft, selectInvitation } from './invitationSlice';
import { standingAppointment } from './standingAppointment';
import { useInvitationChannel } from './useInvitationChannel';

function InvitedAppointment({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { clinicNameOf } = useNetwork();
  const rows = useAppointmentDetailRows(appointment, now);
  return (
    <AppointmentSheet
      appointment={appointment}
      rows={rows}
      back={{ to: paths.invitationArea, label: t('invitation.back') }}
      slot={<ClinicName slot={appointment} />}
      attendance={<ClinicChangeAlert appointment={appointment} clinicName={clinicNameOf(appointment.clinicId)} />}
      deeds={<PrintButton />}
      cancelsBeside
    >
      <LeaveInvitationArea />
    </AppointmentSheet>
  );
}

type Props = { invitation: ShownInvitation; firstName: string | null; isAsking: boolean; today: string };

const cancelled: FlashState = { flash: { tone: 'success', message: 'invitation.cancelled' } };

function InvitedCancel({ openUntil, appointment }: Pick<ShownInvitation, 'openUntil'> & { appointment: Appointment }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const rows = useCancelRows(appointment);
  const isOpen = millisecondsOf(openUntil) > now;
  return (
    <CancelPage
      appointment={appointment}
      rows={rows}
      consequence={isOpen ? t('invitation.cancel.consequence') : undefined}
    />
  );
}

const useChosenHere = ({ invitationId, visit }: ShownInvitation) => {
  const here = useAppSelector(selectInvitation);
  const dispatch = useAppDispatch();
  useEffect(
    () => () => {
      dispatch(invitationLeft(invitationId));
    },
    [dispatch, invitationId],
  );
  const { chosen, booked } = here.invitationId === invitationId ? here : { chosen: null, booked: null };
  // The list may predate the booking.
  return { chosen, booked: visit?.reservationId === booked?.reservationId ? null : booked };
};

/** The URL holds the step, the server the rest: a reload continues. */
export function InvitationBooking({ invitation, firstName, isAsking, today }: Props) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { invitationId, held, openUntil } = invitation;
  const { chosen, booked } = useChosenHere(invitation);
  const step = query.get('step');
  const appointment = standingAppointment(invitation) ?? booked;
  const channel = useInvitationChannel(invitation, appointment?.reservationId);
  const go = (to: 'places' | 'review' | 'done', replace = false) => {
    void navigate(toInvitation(invitationId, to), { replace });
  };

  const onBooked = () => {
    go('done', true);
  };
  const onOtherTime = () => {
    go('places', true);
  };
  const page = () => {
    if (appointment) {
      if (step === 'cancel') return <InvitedCancel openUntil={openUntil} appointment={appointment} />;
      if (step === 'done') return <InvitedDone invitationId={invitationId} appointment={appointment} />;
      return step === null ? (
        <InvitedAppointment appointment={appointment} />
      ) : (
        <Navigate to={toInvitation(invitationId, step === 'review' ? 'done' : undefined)} replace />
      );
    }
    if (step === 'cancel') return <Navigate to={paths.invitationArea} replace state={cancelled} />;
    if (step === 'review') {
      const slot = chosen ?? held?.space;
      const slotsAddress = toInvitation(invitationId, 'places');
      if (!slot) return <NothingChosen listAddress={slotsAddress} />;
      return <InvitedReview {...{ held, firstName, slot, slotsAddress, onBooked, onOtherTime }} />;
    }
    if (step === 'done' && isAsking) return <Waiting />;
    if (step !== 'places') return <Navigate to={paths.invitationArea} replace />;
    return (
      <InvitedSlots
        invitation={invitation}
        today={today}
        onTaken={() => {
          go('review');
        }}
      />
    );
  };
  return <InBookingChannel value={channel}>{page()}</InBookingChannel>;
}
