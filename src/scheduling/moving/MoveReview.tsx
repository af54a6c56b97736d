import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation, Space } from '../../../contract/appointments.ts';
import { isAbsent } from '../../api/capability';
import { Alert, Button, ButtonLink, Cluster } from '../../ui';
import { CancelRule } from '../review/CancelRule';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
import { ProblemAlert } from '../channel/ProblemAlert';
import { ReviewPage } from '../review/ReviewPage';
import { useAttempt } from '../channel/useAttempt';
import { MoveComparison } from './MoveComparison';

type Props = {
  visit: Reservation;
  place: Space;
  held: HeldSlot | null | undefined;
  keepsHold?: boolean;
  progress: string;
  /** The button that moves, when it says for whom. */
  confirm?: string | undefined;
  /** What stands at the new time. */
  children?: ReactNode;
  onMoved: () => void;
  onOtherTime: () => void;
};

/** The old time and the new one side by side: the new one is held meanwhile, and nothing changes before the last button. */
export function MoveReview(props: Props) {
  const { visit, place, held, keepsHold = false, progress, confirm, children, onMoved, onOtherTime } = props;
  const { t } = useTranslation();
  const { reschedule, urls } = useBookingChannel();
  const { attempt, isBusy, problem } = useAttempt(reschedule);
  const visitAddress = urls.appointment ?? '';
  const move = async () => {
    const { kind } = await attempt(place);
    if (kind === 'done') onMoved();
    if (kind === 'lost') onOtherTime();
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
          <ProblemAlert problem={problem} noAnswer={t('move.lostAnswer')} />
        )
      }
      summary={
        <>
          <MoveComparison before={visit} after={place} />
          <p>{t('move.review.kept')}</p>
        </>
      }
    >
      {children}
      <CancelRule place={place} />
      <Cluster>
        <Button
          busy={isBusy && t('move.confirm.busy')}
          onPress={() => {
            void move();
          }}
        >
          {confirm ?? t('move.confirm')}
        </Button>
        <ButtonLink to={visitAddress} look="secondary">
          {t('move.keep')}
        </ButtonLink>
      </Cluster>
    </ReviewPage>
  );
}
