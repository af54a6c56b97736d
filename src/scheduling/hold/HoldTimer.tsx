import { useTranslation } from 'react-i18next';
import type { SerializedError } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';

import type { ApiError } from '../../api/apiError';
import type { SlotHold } from '../../api/appointmentAnswers';
import { failureIn } from '../../api/capability';
import { useLanguage } from '../../i18n/useLanguage';
import { inFull, partsOf } from '../../lib/duration';
import { Alert, Note, Button, Icon, Passing, Stack, Unseen, useLater } from '../../ui';
import { visuallyHidden } from '../../ui/theme/mixins';
import { space } from '../../ui/theme/tokens';
import { WriteProblem } from '../../unproven/WriteProblem';
import { useBookingChannel, type HeldSlot } from '../channel/channel';
import { useChannelAction } from '../channel/useChannelAction';
import { countdownTo } from './countdown';
import { useNow } from './useNow';

const warnings = [30, 120];

const wholeMinutes = (seconds: number): number => (seconds < 3_600 ? Math.ceil(seconds / 60) * 60 : seconds);

const useSpokenTime = (left: number, saysStart: boolean): number | null => {
  const isLate = useLater(1_000); // after the title
  const warning = warnings.find((seconds) => left <= seconds);
  const [said, setSaid] = useState({ warning, seconds: warning === undefined ? wholeMinutes(left) : left });
  if (said.warning !== warning) setSaid({ warning, seconds: warning ?? wholeMinutes(left) });
  return isLate && (saysStart || warning !== undefined) ? said.seconds : null;
};

const Left = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.s};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

const Said = styled.p<{ $isSeen: boolean }>`
  ${({ $isSeen }) => !$isSeen && visuallyHidden}
`;

const useSeenTime = (left: number): string => {
  const { t } = useTranslation();
  const { hours, minutes, seconds } = partsOf(left);
  if (hours > 0) return t(minutes > 0 ? 'hold.time.hours' : 'hold.time.wholeHours', { hours, minutes });
  if (minutes > 0) return t('hold.time', { minutes, seconds: String(seconds).padStart(2, '0') });
  return t('hold.time.seconds', { seconds });
};

function LeftText({ left }: { left: number }) {
  const { t } = useTranslation();
  const lang = useLanguage();
  return (
    <>
      <span aria-hidden="true">{t('hold.left', { time: useSeenTime(left) })}</span>{' '}
      <Unseen>{t('hold.left', { time: inFull(lang, left) })}</Unseen>
    </>
  );
}

type Ending = {
  /** Not listed any more. */
  isGone?: boolean;
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

/** One press extends the hold once (WCAG 2.2.1). An expired slot can be booked while still free. */
function TimeLeft({ hold, extending, isGone, saysStart = true, onLookAgain }: TimeLeftProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
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
      <Said aria-live="polite" aria-atomic="true" $isSeen={isOver}>
        {isOver && t('hold.over')}
        {isRunning && isExtended && t('hold.extended')}
        {isRunning && !isExtended && spoken !== null && (
          <Passing key={spoken}>{t('hold.said', { time: inFull(lang, spoken) })}</Passing>
        )}
      </Said>
      {isOver && onLookAgain && (
        <Button look="secondary" onPress={onLookAgain}>
          {t('hold.lookAgain')}
        </Button>
      )}
      {isRunning && problem && (
        <Alert>
          <WriteProblem failure={failureIn(problem)} what={t('hold.extend.notKnown')} isBusy={isBusy} onLook={extend} />
        </Alert>
      )}
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
