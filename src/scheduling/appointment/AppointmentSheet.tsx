import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Appointment } from '../../../contract/appointments.ts';
import {
  Button,
  ButtonLink,
  Card,
  Cluster,
  DateTile,
  Outcome,
  Page,
  SummaryList,
  Tag,
  type SummaryRow,
} from '../../ui';
import { useBookingChannel } from '../channel/channel';
import { Preparation } from './Preparation';
import { ProblemAlert } from '../channel/ProblemAlert';
import { TooLateOnline } from './TooLateOnline';
import { useAct } from '../channel/useAct';
import { useClinicTime } from '../text/useClinicTime';
import { AppointmentHead } from './AppointmentHead';
import { isCancellable, isConfirmable, isToCome, isTooLateOnline, statusOf, type Told } from './appointmentStatus';

/** Nothing of it can be pressed on paper. */
const Deeds = styled(Cluster)`
  &:empty {
    display: none;
  }
  @media print {
    display: none;
  }
`;

type Props = {
  /** What a mailed link shows of an appointment is enough. */
  appointment: Told & Pick<Appointment, 'timeZone' | 'mode' | 'clinicPhone'>;
  rows: readonly SummaryRow[];
  back?: { to: string; label: string };
  /** What was just done with it, above the title. */
  outcome?: ReactNode;
  /** When and where, and what else is said beside the date. */
  slot: ReactNode;
  /** What the clinic changed, and the question whether the person comes, where it is asked in a place of its own. */
  attendance?: ReactNode;
  /** What can be done beside confirming, moving, cancelling and booking another one. */
  deeds?: ReactNode;
  /** Whether the way to cancel stands among the other deeds, and not last on the page. */
  cancelsBeside?: boolean;
  /** What stands above the details. */
  offer?: ReactNode;
  notes?: ReactNode;
  /** The end of the page. */
  children?: ReactNode;
};

type Known = Props['appointment'];

/** The ways that this door has to the appointment's other pages, as far as the appointment still allows them. */
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
    cancel: link(urls.cancel, isOpen && cancel !== undefined, t('visit.cancel')),
    bookAnother: link(urls.bookAnother, !isToCome(appointment, now), t('visit.bookAnother')),
    isTooLate: urls.cancel !== undefined && isTooLateOnline(appointment, now),
  };
};

/** That the person comes, or that the time to which the clinic moved the appointment suits. */
function ConfirmButton({ isMoved, isBusy, onPress }: { isMoved: boolean; isBusy: boolean; onPress: () => void }) {
  const { t } = useTranslation();
  return (
    <Button busy={isBusy && t('attendance.busy')} onPress={onPress}>
      {isMoved ? t('attendance.accept') : t('attendance.confirm')}
    </Button>
  );
}

/** Everything about one appointment, and what this door lets one do with it. */
export function AppointmentSheet({ appointment, rows, back, cancelsBeside = false, ...parts }: Props) {
  const { t } = useTranslation();
  const [now] = useState(Date.now);
  const { lang, dateOf } = useClinicTime();
  const { confirm } = useBookingChannel();
  const { act, isBusy, isDone, problem } = useAct(confirm);
  const links = useLinks(appointment, now);
  const status = statusOf(appointment, now);
  const isComing = isToCome(appointment, now);
  return (
    <Page title={t('visit.title')} {...(back && { back })}>
      {parts.outcome}
      {isDone && <Outcome tone="success">{t('attendance.done')}</Outcome>}
      <ProblemAlert problem={problem} />
      <AppointmentHead tile={<DateTile date={dateOf(appointment)} lang={lang} />}>
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
      {parts.offer}
      <Card>
        <SummaryList rows={rows} />
      </Card>
      {isComing && (
        <Card>
          <Preparation mode={appointment.mode} />
        </Card>
      )}
      {isComing && parts.notes}
      {!cancelsBeside && links.cancel && <div>{links.cancel}</div>}
      {links.isTooLate && <TooLateOnline phone={appointment.clinicPhone} />}
      {parts.children}
    </Page>
  );
}
