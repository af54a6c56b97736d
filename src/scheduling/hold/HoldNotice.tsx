import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Slot } from '../../../contract/appointments.ts';
import { Button, Card, Cluster } from '../../ui';
import { color } from '../../ui/theme/tokens';
import { LookAgain } from '../../unproven/LookAgain';
import { ProblemAlert } from '../channel/ProblemAlert';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
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
  isGone: boolean;
  isTaking: boolean;
  onContinue: (slot: Slot) => void;
  onHoldAgain: (slot: Slot) => void;
  onReleased: () => void;
};

export function HoldNotice({ held, isGone, isTaking, onContinue, onHoldAgain, onReleased }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const releasing = useChannelAction(useBookingChannel().release);
  const { isOver } = countdownTo(held.endsAt, useNow());
  if (isGone && !isOver) return null;
  const release = () => {
    void releasing.act(held).then(({ error }) => {
      if (!error) onReleased();
    });
  };
  return (
    <Held aria-labelledby={titleId}>
      <h2 id={titleId}>{t(isOver ? 'hold.over.title' : 'hold.title')}</h2>
      <SlotLine slot={held.space} />
      <ProblemAlert
        problem={releasing.problem}
        unknown={{
          what: t('hold.release.notKnown'),
          look: <LookAgain isBusy={releasing.isBusy} onLook={release} />,
        }}
      />
      <HoldTimer held={held} isGone={isGone} saysStart={false} />
      <Cluster>
        <Button
          busy={isTaking && t('booking.slot.busy')}
          onPress={() => {
            (isOver ? onHoldAgain : onContinue)(held.space);
          }}
        >
          {t('hold.continue')}
        </Button>
        {!isOver && (
          <Button look="secondary" busy={releasing.isBusy && t('hold.release.busy')} onPress={release}>
            {t('hold.release')}
          </Button>
        )}
      </Cluster>
    </Held>
  );
}
