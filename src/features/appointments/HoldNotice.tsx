import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { useReleaseSpaceMutation, type Person } from '../../api/appointmentsApi';
import type { SpaceHold } from '../../api/appointmentAnswers';
import { Button, Card, Cluster } from '../../ui';
import { color } from '../../ui/theme/tokens';
import { countdownTo } from './countdown';
import { HoldTimer } from './HoldTimer';
import { PlaceLine } from './PlaceLine';
import { useNow } from './useNow';

const Held = styled(Card)`
  border: 2px solid ${color.primary};
  background: ${color.primarySoft};
`;

type Props = { hold: SpaceHold; person: Person; onContinue: () => void };

/** Above the list: the place that is held for its holder, after Back or a reload. Gone when its time is over. */
export function HoldNotice({ hold, person, onContinue }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const { isOver } = countdownTo(hold.endsAt, useNow());
  const [release, { isLoading }] = useReleaseSpaceMutation();
  if (isOver) return null;
  return (
    <Held aria-labelledby={titleId}>
      <h2 id={titleId}>{t('hold.title')}</h2>
      <PlaceLine place={hold.space} />
      <HoldTimer hold={hold} person={person} />
      <Cluster>
        <Button onPress={onContinue}>{t('hold.continue')}</Button>
        <Button
          look="secondary"
          busy={isLoading && t('hold.release.busy')}
          onPress={() => { void release({ holdId: hold.holdId, dependent: person }); }}
        >
          {t('hold.release')}
        </Button>
      </Cluster>
    </Held>
  );
}
