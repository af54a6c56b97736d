import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';

import type { MailedLinkAppointment } from '../../../../contract/appointmentLinks.ts';
import { appointmentLinkApi } from '../../../api/appointmentLinkApi';
import { refusalIn } from '../../../api/capability';
import { toLinkedAppointment } from '../../../lib/paths';
import { AppointmentSheet } from '../../../scheduling/appointment/AppointmentSheet';
import { ClinicChangeAlert } from '../../../scheduling/appointment/ClinicChange';
import { CancelPage } from '../../../scheduling/appointment/CancelPage';
import { CancelledPage } from '../../../scheduling/appointment/CancelledPage';
import { useStatusTime } from '../../../scheduling/appointment/useStatusTime';
import { InBookingChannel, useBookingChannel, type BookingChannel } from '../../../scheduling/channel/channel';
import { useDispatchHere } from '../../../scheduling/channel/useDispatchHere';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { Page } from '../../../ui';
import {
  linkLeft,
  appointmentCancelled,
  attendanceConfirmed,
  linkExpired,
  selectMailedLink,
  type MailedLinkState,
} from '../mailedLinkSlice';
import { LinkGate } from './LinkGate';
import { useLinkedAppointmentRows } from './useLinkedAppointmentRows';

const { openAppointmentLink } = appointmentLinkApi.endpoints;

const nothing: Pick<MailedLinkState, 'appointment' | 'isExpired'> = { appointment: null, isExpired: false };

const useOpenedLink = (key: string) => {
  const opened = useAppSelector(selectMailedLink);
  return opened.key === key ? opened : nothing;
};

/** Read-only where `mayAct` is false. */
const useMailedLinkChannel = (key: string, onExpired: () => void): BookingChannel => {
  const dispatch = useAppDispatch();
  const note = useDispatchHere();
  const { area } = useBookingChannel();
  const { birthDate } = useAppSelector(selectMailedLink);
  const { appointment } = useOpenedLink(key);
  const act =
    (action: 'confirm' | 'cancel', noted: (linked: MailedLinkAppointment) => Parameters<typeof note>[0]) =>
    async () => {
      const answer = await dispatch(openAppointmentLink.initiate({ key, birthDate, action }, { track: false }));
      if (answer.data) note(noted(answer.data));
      if (refusalIn(answer.error)?.status === 410) {
        note(linkExpired(key));
        onExpired();
      }
      return answer;
    };
  const deeds = {
    confirm: act('confirm', attendanceConfirmed),
    cancel: act('cancel', appointmentCancelled),
    urls: { appointment: toLinkedAppointment('visit'), cancel: toLinkedAppointment('cancel') },
  };
  return { area, urls: {}, ...(appointment?.mayAct === true && deeds) };
};

type Props = { mailedKey: string; today: string; otherwise: ReactNode };

function LinkedAppointment({ appointment }: { appointment: MailedLinkAppointment }) {
  const now = useStatusTime();
  const rows = useLinkedAppointmentRows(appointment, now);
  return (
    <AppointmentSheet
      appointment={appointment}
      rows={rows}
      slot={
        <p>
          <strong translate="no">{appointment.clinicName}</strong>
        </p>
      }
      attendance={<ClinicChangeAlert appointment={appointment} clinicName={appointment.clinicName} />}
      cancelsBeside
    />
  );
}

function LinkedCancel({ appointment, onCancelled }: { appointment: MailedLinkAppointment; onCancelled: () => void }) {
  const rows = useLinkedAppointmentRows(appointment, 0).filter(({ key }) => ['when', 'where', 'for'].includes(key));
  return <CancelPage appointment={appointment} rows={rows} onCancelled={onCancelled} />;
}

/** In memory only: a reload needs the link again. */
export function AppointmentByLink({ mailedKey, today, otherwise }: Props) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const { appointment: appointment, isExpired } = useOpenedLink(mailedKey);
  const goTo = (step: 'done' | 'expired') => {
    void navigate(toLinkedAppointment(step), { replace: true });
  };
  const onExpired = () => {
    goTo('expired');
  };
  const channel = useMailedLinkChannel(mailedKey, onExpired);
  useEffect(
    () => () => {
      dispatch(linkLeft(mailedKey));
    },
    [dispatch, mailedKey],
  );
  const step = query.get('step');

  const page = () => {
    if (isExpired)
      return (
        <Page key="expired" title={t('appointmentLink.expired.title')} lead={t('appointmentLink.expired.text')}>
          {otherwise}
        </Page>
      );
    if (appointment === null) return <LinkGate {...{ mailedKey, today, onExpired }} />;
    if ((step === 'done' || step === 'cancel') && appointment.status === 'cancelled')
      return (
        <CancelledPage key="done" appointment={appointment}>
          {otherwise}
        </CancelledPage>
      );
    if (step !== 'cancel' || appointment.status !== 'booked' || !appointment.mayAct)
      return <LinkedAppointment appointment={appointment} />;
    return (
      <LinkedCancel
        appointment={appointment}
        onCancelled={() => {
          goTo('done');
        }}
      />
    );
  };
  return <InBookingChannel value={channel}>{page()}</InBookingChannel>;
}
