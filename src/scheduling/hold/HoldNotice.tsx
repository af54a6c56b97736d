import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Slot } from '../../../contract/appointments.ts';
import { Button, Card, Cluster } from '../../ui';
import { color } from '../../ui/theme/tokens';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
import { LookAgain } from '../channel/LookAgain';
import { ProblemAlert } from '../channel/ProblemAlert';
import { countdownTo } from './countdown';
import { HoldTimer } from './HoldTimer';
import { SlotLine } from '../appointment/SlotLine';
import { useChannelAction } from '../channel/useChannelAction';
import { useNow } from './useNow';

const Held = styled(Card)`
  border: 2px solid ${color.primary};
  background: ${color.primarySoft};
`;

type Props = {
  held: HeldSlot;
  personName?: string | undefined;
  isGone: boolean;
  isTaking: boolean;
  onContinue: (slot: Slot) => void;
  onHoldAgain: (slot: Slot) => void;
  onReleased: () => void;
};

export function HoldNotice({ held, personName, isGone, isTaking, onContinue, onHoldAgain, onReleased }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const { release } = useBookingChannel();
  const releasing = useChannelAction(release);
  const { isOver } = countdownTo(held.endsAt, useNow());
  if (isGone && !isOver) return null;
  const giveBack = async () => {
    const { error } = await releasing.act(held);
    if (!error) onReleased();
  };
  const onRelease = () => {
    void giveBack();
  };
  const labelOf = (label: string) =>
    personName === undefined ? undefined : t('common.labelled', { label, text: personName });
  const runningTitle = personName === undefined ? t('hold.title') : t('hold.title.for', { name: personName });
  return (
    <Held aria-labelledby={titleId}>
      <h2 id={titleId}>{isOver ? t('hold.over.title') : runningTitle}</h2>
      <ProblemAlert
        problem={releasing.problem}
        unknown={{
          what: t('hold.release.notKnown'),
          look: <LookAgain isBusy={releasing.isBusy} onLook={onRelease} />,
        }}
      />
      <SlotLine slot={held.space} />
      <HoldTimer held={held} isGone={isGone} saysStart={false} />
      <Cluster>
        <Button
          label={labelOf(t('hold.continue'))}
          busy={isTaking && t('booking.slot.busy')}
          onPress={() => {
            (isOver ? onHoldAgain : onContinue)(held.space);
          }}
        >
          {t('hold.continue')}
        </Button>
        {!isOver && (
          <Button
            look="secondary"
            label={labelOf(t('hold.release'))}
            busy={releasing.isBusy && t('hold.release.busy')}
            onPress={onRelease}
          >
            {t('hold.release')}
          </Button>
        )}
      </Cluster>
    </Held>
  );
}
