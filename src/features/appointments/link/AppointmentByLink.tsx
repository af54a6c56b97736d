import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { toLinkedAppointment } from '../../../lib/paths';
import { useAppDispatch } from '../../../store/hooks';
import { Page } from '../../../ui';
import { AppointmentSheet } from '../../../scheduling/appointment/AppointmentSheet';
import { CancelledPage } from '../../../scheduling/appointment/CancelledPage';
import { CancelPage } from '../../../scheduling/appointment/CancelPage';
import { InBookingChannel } from '../../../scheduling/channel/channel';
import { LinkGate } from './LinkGate';
import { linkLeft } from '../mailedLinkSlice';
import { useLinkedAppointmentRows } from './useLinkedAppointmentRows';
import { useMailedLinkChannel, useOpenedLink } from './useMailedLinkChannel';
import type { MailedLinkAppointment } from '../../../../contract/appointmentLinks.ts';
import { useClinicTime } from '../../../scheduling/text/useClinicTime';

type Props = { mailedKey: string; today: string; otherwise: ReactNode };

function LinkedAppointment({ appointment }: { appointment: MailedLinkAppointment }) {
  const [now] = useState(Date.now);
  const { dateTimeOf } = useClinicTime();
  const rows = useLinkedAppointmentRows(appointment, now);
  return (
    <AppointmentSheet
      appointment={appointment}
      rows={rows}
      slot={
        <p>
          <strong>{dateTimeOf(appointment)}</strong>
          <br />
          {appointment.clinicName}
        </p>
      }
      cancelsBeside
    />
  );
}

function LinkedCancel({ appointment, onCancelled }: { appointment: MailedLinkAppointment; onCancelled: () => void }) {
  const rows = useLinkedAppointmentRows(appointment, 0).filter(({ key }) => ['when', 'where', 'for'].includes(key));
  return <CancelPage appointment={appointment} rows={rows} onCancelled={onCancelled} />;
}

/** The appointment stays in memory only: a reload needs the link again. */
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
        <Page key="expired" title={t('visitLink.expired.title')} lead={t('visitLink.expired.text')}>
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
