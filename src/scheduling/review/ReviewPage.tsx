import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, Page } from '../../ui';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
import { HoldTimer } from '../hold/HoldTimer';
import { useLastHeld } from '../hold/useLastHeld';

type Props = {
  title: string;
  /** « Étape 3 de 3 ». */
  progress: string;
  back?: { to: string } | undefined;
  /** Null: chosen but not held; undefined: unknown. */
  held: HeldSlot | null | undefined;
  timeFirst?: boolean;
  /** Holds stay while another slot is chosen; guests have only one. */
  keepsHold?: boolean;
  /** No page before has told that the time is held. */
  saysStart?: boolean;
  problem?: ReactNode;
  summary: ReactNode;
  children: ReactNode;
  onOtherTime: () => void;
};

export function ReviewPage(props: Props) {
  const {
    title,
    progress,
    back,
    held,
    timeFirst = false,
    keepsHold = false,
    saysStart = true,
    problem,
    summary,
    children,
  } = props;
  const { t } = useTranslation();
  const { release } = useBookingChannel();
  const known = useLastHeld(held);

  const chooseAnother = () => {
    // Offers are declined only where they are shown.
    if (!keepsHold && held?.holdId) void release?.(held);
    props.onOtherTime();
  };
  const timer = known.held !== undefined && (
    <HoldTimer held={known.held} isGone={known.isGone} saysStart={saysStart} onLookAgain={chooseAnother} />
  );
  return (
    <Page title={title} lead={progress} {...(back && { back })}>
      {problem}
      {timeFirst && timer}
      {summary}
      {!timeFirst && timer}
      {children}
      <div>
        <Button look="quiet" onPress={chooseAnother}>
          {t('review.otherTime')}
        </Button>
      </div>
    </Page>
  );
}
