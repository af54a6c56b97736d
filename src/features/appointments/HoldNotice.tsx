import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { SpaceHold } from '../../api/appointmentAnswers';
import { Button, Card, Cluster } from '../../ui';
import { color } from '../../ui/theme/tokens';
import { countdownTo } from './countdown';
import { PlaceLine } from './PlaceLine';
import { useNow } from './useNow';

const Held = styled(Card)`
  border: 2px solid ${color.primary};
  background: ${color.primarySoft};
`;

type Props = {
  hold: Pick<SpaceHold, 'space' | 'endsAt'>;
  /** How long it is still held. */
  timer: ReactNode;
  onContinue: () => void;
  onRelease: () => void;
  isReleasing: boolean;
};

/** Above the list: the place that is held for its holder, after Back or a reload. Gone when its time is over. */
export function HoldNotice({ hold, timer, onContinue, onRelease, isReleasing }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const { isOver } = countdownTo(hold.endsAt, useNow());
  if (isOver) return null;
  return (
    <Held aria-labelledby={titleId}>
      <h2 id={titleId}>{t('hold.title')}</h2>
      <PlaceLine place={hold.space} />
      {timer}
      <Cluster>
        <Button onPress={onContinue}>{t('hold.continue')}</Button>
        <Button look="secondary" busy={isReleasing && t('hold.release.busy')} onPress={onRelease}>
          {t('hold.release')}
        </Button>
      </Cluster>
    </Held>
  );
}
