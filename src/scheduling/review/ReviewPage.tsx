import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Button, Page } from '../../ui';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
import { HoldTimer } from '../hold/HoldTimer';

type Props = {
  title: string;
  /** « Étape 3 de 3 ». */
  progress: string;
  back?: { to: string } | undefined;
  /** The hold of the slot; null when the slot is chosen and not held, undefined when nothing is known of a hold. */
  held: HeldSlot | null | undefined;
  /** Whether the time that is left stands before the summary. */
  timeFirst?: boolean;
  /** Whether the slot stays held while another one is looked for: without an account only one is held at a time. */
  keepsHold?: boolean;
  /** What went wrong. */
  problem?: ReactNode;
  summary: ReactNode;
  /** What stands below the summary, down to the last button. */
  children: ReactNode;
  /** Back to the slots. */
  onOtherTime: () => void;
};

/** Check your answers: the slot is held meanwhile, and nothing is booked or moved before the last button. */
export function ReviewPage(props: Props) {
  const { title, progress, back, held, timeFirst = false, keepsHold = false, problem, summary, children } = props;
  const { t } = useTranslation();
  const { release } = useBookingChannel();
  const timer = held !== undefined && <HoldTimer held={held} />;
  const chooseAnother = () => {
    // An offer of an alert has no hold of its own and stays open: it is left on purpose, where it is offered.
    if (!keepsHold && held?.holdId) void release?.(held);
    props.onOtherTime();
  };
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
