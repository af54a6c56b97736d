import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Appointment } from '../../../contract/appointments.ts';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  OnScreen,
  Outcome,
  Page,
  SummaryList,
  Tag,
  type SummaryRow,
} from '../../ui';
import { useBookingChannel } from '../channel/channel';
import { NumberToCall } from './NumberToCall';
import { Preparation } from './Preparation';
import { LookAgain } from '../channel/LookAgain';
import { ProblemAlert } from '../channel/ProblemAlert';
import { TooLateOnline } from './TooLateOnline';
import { useChannelAction } from '../channel/useChannelAction';
import { AppointmentHead } from './AppointmentHead';
import { isCancellable, isConfirmable, isToCome, isTooLateOnline, statusOf, type Told } from './appointmentStatus';
import { useStatusTime } from './useStatusTime';

const Deeds = styled(Cluster)`
  &:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;

type Props = {
  appointment: Told & Pick<Appointment, 'timeZone' | 'mode' | 'clinicPhone'>;
  rows: readonly SummaryRow[];
  back?: { to: string; label: string };
  outcome?: ReactNode;
  slot: ReactNode;
  attendance?: ReactNode;
  deeds?: ReactNode;
  /** Cancel link among the actions, not at the end. */
  cancelsBeside?: boolean;
  offer?: ReactNode;
  notes?: ReactNode;
  children?: ReactNode;
};

type Known = Props['appointment'];

const useLinks = (appointment: Known, now: number) => {
  const { t } = useTranslation();
  const { cancel, reschedule, urls } = useBookingChannel();
  const isOpen = isCancellable(appointment, now);
  const link = (to: string | undefined, isShown: boolean, text: string) =>
    isShown &&
    to !== undefined && (
      <ButtonLink to={to} look="secondary">
        {text}
      </ButtonLink>
    );
  return {
    move: link(urls.move, isOpen && reschedule !== undefined, t('move.start')),
    cancel: link(urls.cancel, isOpen && cancel !== undefined, t('appointment.cancel')),
    bookAnother: link(urls.bookAnother, !isToCome(appointment, now), t('appointment.bookAnother')),
    isTooLate: urls.cancel !== undefined && isTooLateOnline(appointment, now),
  };
};

function ConfirmButton({ isMoved, isBusy, onPress }: { isMoved: boolean; isBusy: boolean; onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button busy={isBusy && t('attendance.busy')} onPress={onPress}>
      {isMoved ? t('attendance.accept') : t('attendance.confirm')}
    </Button>
  );
}

export function AppointmentSheet({ appointment, rows, back, cancelsBeside = false, ...parts }: Props) {
  const { t } = useTranslation();
  const now = useStatusTime();
  const { confirm } = useBookingChannel();
  const { act, isBusy, isDone, problem } = useChannelAction(confirm);
  const links = useLinks(appointment, now);
  const status = statusOf(appointment, now);
  const isComing = isToCome(appointment, now);
  return (
    <Page title={t('appointment.title')} {...(back && { back })}>
      {parts.outcome}
      {isDone && <Outcome tone="success">{t('attendance.done')}</Outcome>}
      <ProblemAlert
        problem={problem}
        unknown={{
          what: t('attendance.notKnown'),
          phone: appointment.clinicPhone,
          look: (
            <LookAgain
              isBusy={isBusy}
              onLook={() => {
                void act();
              }}
            />
          ),
        }}
      />
      <AppointmentHead slot={appointment} isToldBelow>
        <Tag tone={status.tone}>{t(status.key)}</Tag>
        {parts.slot}
      </AppointmentHead>
      {parts.attendance}
      <Deeds>
        {confirm && isConfirmable(appointment, now) && (
          <ConfirmButton
            isMoved={appointment.movedFrom !== undefined}
            isBusy={isBusy}
            onPress={() => {
              void act();
            }}
          />
        )}
        {links.move}
        {cancelsBeside && links.cancel}
        {links.bookAnother}
        {parts.deeds}
      </Deeds>
      {parts.offer && <OnScreen>{parts.offer}</OnScreen>}
      <Card>
        <SummaryList rows={rows} />
        {isComing && appointment.mode === 'phone' && (
          <OnScreen>
            <NumberToCall clinicPhone={appointment.clinicPhone} />
          </OnScreen>
        )}
      </Card>
      {isComing && (
        <Card>
          <Preparation mode={appointment.mode} />
        </Card>
      )}
      {isComing && parts.notes}
      {!cancelsBeside && links.cancel && <OnScreen>{links.cancel}</OnScreen>}
      {links.isTooLate && <TooLateOnline phone={appointment.clinicPhone} />}
      {parts.children}
    </Page>
  );
}
