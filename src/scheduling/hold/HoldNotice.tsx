import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { Button, Card, Cluster } from '../../ui';
import { color } from '../../ui/theme/tokens';
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

type Props = { held: HeldSlot; isGone?: boolean; onContinue: () => void };

export function HoldNotice({ held, isGone = false, onContinue }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const { release } = useBookingChannel();
  const releasing = useChannelAction(release);
  const { isOver } = countdownTo(held.endsAt, useNow());
  if (isGone && !isOver) return null;
  return (
    <Held aria-labelledby={titleId}>
      <h2 id={titleId}>{t(isOver ? 'hold.over.title' : 'hold.title')}</h2>
      <SlotLine slot={held.space} />
      <HoldTimer held={held} isGone={isGone} />
      {!isOver && (
        <Cluster>
          <Button onPress={onContinue}>{t('hold.continue')}</Button>
          <Button
            look="secondary"
            busy={releasing.isBusy && t('hold.release.busy')}
            onPress={() => {
              void releasing.act(held);
            }}
          >
            {t('hold.release')}
          </Button>
        </Cluster>
      )}
    </Held>
  );
}
