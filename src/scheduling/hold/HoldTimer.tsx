import { useTranslation } from 'react-i18next';
import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';

import type { ApiError } from '../../api/apiError';
import type { SlotHold } from '../../api/appointmentAnswers';
import { useLanguage } from '../../i18n/useLanguage';
import { useServerMessage } from '../../i18n/useServerMessage';
import { inFull } from '../../lib/duration';
import { Note, Button, Icon, Passing, Stack, interrupts, saysWhole } from '../../ui';
import { visuallyHidden } from '../../ui/theme/mixins';
import { space } from '../../ui/theme/tokens';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
import { useChannelAction } from '../channel/useChannelAction';
import { countdownTo } from './countdown';
import { LeftText } from './LeftText';
import { useNow } from './useNow';
import { useSpokenTime } from './useSpokenTime';

const Left = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

/** Mounted before its text, so that screen readers announce it. */
const Said = styled.p<{ $isSeen: boolean }>`
  ${({ $isSeen }) => !$isSeen && visuallyHidden}
`;

type Ending = {
  /** Not listed any more. */
  isGone?: boolean;
  /** Where the hold is news: the page opened for it. */
  saysStart?: boolean;
  onLookAgain?: () => void;
};

type Extending = {
  extend: () => void;
  isBusy: boolean;
  isDone: boolean;
  problem: ApiError | SerializedError | undefined;
};

type TimeLeftProps = Ending & { hold: Pick<SlotHold, 'endsAt' | 'extendable'>; extending: Extending };

/**
 * Screen readers announce its start, two minutes, thirty seconds and none left; one press extends the hold once (WCAG 2.2.1). An expired
 * slot can be booked while still free.
 */
function TimeLeft({ hold, extending, isGone, saysStart = true, onLookAgain }: TimeLeftProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const text = useServerMessage();
  const { left, isOver, isShort } = countdownTo(hold.endsAt, useNow());
  const { extend, isBusy, isDone, problem } = extending;

  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) line.current?.focus();
  }, [isDone]); // the pressed button is gone
  const spoken = useSpokenTime(left, saysStart);
  const isExtended = isDone && !isShort;
  const isRunning = !isOver && !isGone;
  return (
    <Stack $gap="m">
      {isRunning && (
        <div>
          <Left ref={line} tabIndex={-1} role="timer" aria-live="off">
            <Icon name="clock" />
            <LeftText left={left} />
          </Left>
          <p>{t('hold.kept')}</p>
        </div>
      )}
      <Said {...saysWhole} $isSeen={isOver}>
        {isOver && <span>{t('hold.over')}</span>}
        {isRunning && isExtended && <Passing>{t('hold.extended')}</Passing>}
        {isRunning && !isExtended && spoken !== null && (
          <Passing key={spoken}>{t('hold.said', { time: inFull(lang, spoken) })}</Passing>
        )}
      </Said>
      {isOver && onLookAgain && (
        <Button look="secondary" onPress={onLookAgain}>
          {t('hold.lookAgain')}
        </Button>
      )}
      {isRunning && problem && <p {...interrupts}>{text(problem)}</p>}
      {isRunning && isShort && hold.extendable && (
        <Button look="secondary" busy={isBusy && t('hold.extend.busy')} onPress={extend}>
          {t('hold.extend')}
        </Button>
      )}
    </Stack>
  );
}

export function HoldTimer({ held, ...ending }: Ending & { held: HeldSlot | null }) {
  const { t } = useTranslation();
  const { extend, notHeld } = useBookingChannel();
  const { act, isBusy, isDone, problem } = useChannelAction(extend);
  if (held === null) return notHeld && <Note icon="clock">{t(notHeld)}</Note>;
  return (
    <TimeLeft
      {...ending}
      hold={held}
      extending={{
        extend: () => {
          void act(held);
        },
        isBusy,
        isDone,
        problem,
      }}
    />
  );
}
