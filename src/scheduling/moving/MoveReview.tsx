import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { isAbsent } from '../../api/capability';
import { Alert, Button, ButtonLink, Cluster } from '../../ui';
import { CancelRule } from '../review/CancelRule';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
import { LookAgain } from '../channel/LookAgain';
import { ProblemAlert } from '../channel/ProblemAlert';
import { ReviewPage } from '../review/ReviewPage';
import { useAttempt } from '../channel/useAttempt';
import { MoveComparison } from './MoveComparison';

type Props = {
  appointment: Appointment;
  slot: Slot;
  held: HeldSlot | null | undefined;
  keepsHold?: boolean;
  progress: string;
  confirm?: string | undefined;
  /** Conflicts at the new time. */
  children?: ReactNode;
  onMoved: () => void;
  onOtherTime: () => void;
};

export function MoveReview(props: Props) {
  const { appointment, slot, held, keepsHold = false, progress, confirm, children, onMoved, onOtherTime } = props;
  const { t } = useTranslation();
  const { reschedule, urls } = useBookingChannel();
  const { attempt, isBusy, problem } = useAttempt(reschedule);
  const appointmentAddress = urls.appointment ?? '';
  const move = async () => {
    const { kind } = await attempt(slot);
    if (kind === 'done') onMoved();
    if (kind === 'lost') onOtherTime();
  };
  const onMove = () => {
    void move();
  };
  return (
    <ReviewPage
      {...{ progress, held, keepsHold, onOtherTime }}
      title={t('move.review')}
      timeFirst
      problem={
        problem && isAbsent(problem) ? (
          <Alert tone="info">
            <p>{t('move.absent')}</p>
          </Alert>
        ) : (
          <ProblemAlert
            problem={problem}
            noAnswer={t('move.lostAnswer')}
            unknown={{
              what: t('move.unknown'),
              phone: appointment.clinicPhone,
              look: <LookAgain isBusy={isBusy} onLook={onMove} />,
            }}
          />
        )
      }
      summary={
        <>
          <MoveComparison before={appointment} after={slot} />
          <p>{t('move.review.kept')}</p>
        </>
      }
    >
      {children}
      <CancelRule slot={slot} />
      <Cluster>
        <Button busy={isBusy && t('move.confirm.busy')} onPress={onMove}>
          {confirm ?? t('move.confirm')}
        </Button>
        <ButtonLink to={appointmentAddress} look="secondary">
          {t('move.keep')}
        </ButtonLink>
      </Cluster>
    </ReviewPage>
  );
}
