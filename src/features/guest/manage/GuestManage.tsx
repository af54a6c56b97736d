import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';

import type { Appointment } from '../../../../contract/appointments.ts';
import { paths } from '../../../lib/paths';
import { AppointmentSheet } from '../../../scheduling/appointment/AppointmentSheet';
import { ClinicChangeAlert } from '../../../scheduling/appointment/ClinicChange';
import { useNetwork } from '../../../scheduling/text/useNetwork';
import { CancelPage } from '../../../scheduling/appointment/CancelPage';
import { CancelledPage } from '../../../scheduling/appointment/CancelledPage';
import { ClinicName } from '../../../scheduling/appointment/ClinicName';
import { isMovable } from '../../../scheduling/appointment/appointmentStatus';
import { useAppointmentDetailRows } from '../../../scheduling/appointment/useAppointmentDetailRows';
import { useCancelRows } from '../../../scheduling/appointment/useCancelRows';
import { NothingChosen } from '../../../scheduling/channel/NothingChosen';
import { InBookingChannel } from '../../../scheduling/channel/channel';
import { useBookingAddress } from '../../../scheduling/channel/useBookingAddress';
import { choiceFor } from '../../../scheduling/moving/moveForm';
import { useClinicTime } from '../../../scheduling/text/useClinicTime';
import { useAppSelector } from '../../../store/hooks';
import { Waiting, Outcome, PrintButton } from '../../../ui';
import { selectGuest } from '../guestSlice';
import { useGuestChannel } from '../useGuestChannel';
import { useLeaveNothing } from '../useLeaveNothing';
import { ManageGate } from './ManageGate';
import { manageSteps } from './manageSteps';

function ManagedAppointment({ appointment }: { appointment: Appointment }) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { dateTimeOf } = useClinicTime();
  const { clinicNameOf } = useNetwork();
  const rows = useAppointmentDetailRows(appointment, now);
  const { before } = useAppSelector(selectGuest);
  return (
    <AppointmentSheet
      appointment={appointment}
      rows={rows}
      outcome={
        before && (
          <Outcome key={appointment.start} tone="success">
            <span>{t('guest.manage.moved')}</span> <s translate="no">{dateTimeOf(before)}</s>
          </Outcome>
        )
      }
      slot={<ClinicName slot={appointment} />}
      attendance={<ClinicChangeAlert appointment={appointment} clinicName={clinicNameOf(appointment.clinicId)} />}
      deeds={<PrintButton />}
    />
  );
}

const ManagedMove = lazy(async () => ({
  default: (await import(/* webpackPreload: true, webpackFetchPriority: "low" */ './ManagedMove')).ManagedMove,
}));

type Props = { today: string; otherwise: ReactNode };

function ManagedCancel({ appointment, onCancelled }: { appointment: Appointment; onCancelled: () => void }) {
  return <CancelPage appointment={appointment} rows={useCancelRows(appointment)} onCancelled={onCancelled} />;
}

/** For fifteen minutes (product §4 Express, §8 Lives). In memory only: a reload asks for the reference again. */
export function GuestManage({ today, otherwise }: Props) {
  const [now] = useState(Date.now);
  const { step, choice, go, addressOf } = useBookingAddress(paths.guestManage, manageSteps);
  const { managed, hasEnded } = useAppSelector(selectGuest);
  const channel = useGuestChannel({
    appointment: addressOf('visit'),
    cancel: addressOf('cancel'),
    ...(managed && { move: addressOf('search', choiceFor(managed.visit)) }),
  });
  useLeaveNothing();

  const onOpened = () => {
    go('visit');
  };
  const onCancelled = () => {
    go('cancelled', { replace: true });
  };
  const page = () => {
    if (step === null) return <ManageGate {...{ today, otherwise, onOpened }} />;
    if (!managed)
      return (
        <NothingChosen listAddress={paths.guestManage} why={hasEnded ? 'guest.manage.ended' : 'guest.manage.again'} />
      );
    const { visit } = managed;
    const isCancelling = step === 'cancel' || step === 'cancelled';
    if (isCancelling && visit.status === 'cancelled') return <CancelledPage appointment={visit} />;
    if (step === 'visit') return <ManagedAppointment appointment={visit} />;
    if (!isMovable(visit, now)) return <Navigate to={addressOf('visit')} replace />;
    if (isCancelling) return <ManagedCancel appointment={visit} onCancelled={onCancelled} />;
    return <ManagedMove {...{ step, appointment: visit, choice, today, go, addressOf }} />;
  };
  return (
    <InBookingChannel value={channel}>
      <Suspense fallback={<Waiting />}>{page()}</Suspense>
    </InBookingChannel>
  );
}
