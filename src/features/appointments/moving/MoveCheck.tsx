import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Reservation, Space } from '../../../../contract/appointments.ts';
import { isAbsent } from '../../../api/capability';
import { Alert, Button, ButtonLink, Cluster, Page } from '../../../ui';
import { CancelRule } from '../CancelRule';
import { ProblemAlert } from '../ProblemAlert';
import { MoveComparison } from './MoveComparison';

type Props = {
  visit: Reservation;
  place: Space;
  progress: string;
  /** The button that moves, when it says for whom. */
  confirm?: string;
  isMoving: boolean;
  problem: ComponentProps<typeof ProblemAlert>['problem'];
  onMove: () => void;
  onOtherTime: () => void;
  /** The visit, which stays if nothing is pressed here. */
  visitAddress: string;
  /** How long the new place is still held. */
  timer: ReactNode;
  children?: ReactNode;
};

/** The old time and the new one side by side: the new one is held meanwhile, and nothing changes before the last button. */
export function MoveCheck({
  visit,
  place,
  progress,
  confirm,
  isMoving,
  problem,
  onMove,
  onOtherTime,
  visitAddress,
  timer,
  children,
}: Props) {
  const { t } = useTranslation();
  return (
    <Page title={t('move.review')} lead={progress}>
      {problem && isAbsent(problem) ? (
        <Alert tone="info">
          <p>{t('move.absent')}</p>
        </Alert>
      ) : (
        <ProblemAlert problem={problem} noAnswer={t('move.lostAnswer')} />
      )}
      {timer}
      <MoveComparison before={visit} after={place} />
      <p>{t('move.review.kept')}</p>
      {children}
      <CancelRule place={place} />
      <Cluster>
        <Button busy={isMoving && t('move.confirm.busy')} onPress={onMove}>
          {confirm ?? t('move.confirm')}
        </Button>
        <ButtonLink to={visitAddress} look="secondary">
          {t('move.keep')}
        </ButtonLink>
      </Cluster>
      <div>
        <Button look="quiet" onPress={onOtherTime}>
          {t('review.otherTime')}
        </Button>
      </div>
    </Page>
  );
}
