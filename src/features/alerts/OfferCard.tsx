import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { useTold } from '../../i18n/useTold';
import type { SlotOffer, WatchedAlert } from '../../api/alertAnswers';
import { useReleaseSlotMutation, type Person } from '../../api/appointmentsApi';
import { CareSummary } from '../../scheduling/appointment/CareSummary';
import { SlotLine } from '../../scheduling/appointment/SlotLine';
import { ProblemAlert } from '../../scheduling/channel/ProblemAlert';
import { HoldTimer } from '../../scheduling/hold/HoldTimer';
import { countdownTo } from '../../scheduling/hold/countdown';
import { useNow } from '../../scheduling/hold/useNow';
import { useCodeText } from '../../scheduling/text/useCodeText';
import { Button, Card, Cluster } from '../../ui';
import { LookAgain } from '../../scheduling/channel/LookAgain';
import { color } from '../../ui/theme/tokens';
import { Replaced } from './Replaced';
import { useTakeOffer } from './useTakeOffer';

const Urgent = styled(Card)`
  border: 2px solid ${color.primary};
  background: ${color.primarySoft};
`;

type Props = {
  alert: WatchedAlert;
  offer: SlotOffer;
  person: Person;
  personName: string | undefined;
  seesHistory: boolean;
  onActFor: () => void;
  onEnd: (how: 'left' | 'over') => void;
  onRefused: () => void;
};

export function OfferCard({ alert, offer, person, personName, seesHistory, onActFor, onEnd, onRefused }: Props) {
  const { t } = useTranslation();
  const told = useTold();
  const titleId = useId();
  const { mode } = useCodeText();
  const { isOver } = countdownTo(offer.endsAt, useNow());
  const [release, { isLoading: isLeaving, error }] = useReleaseSlotMutation();
  const { takeOffer, isTaking, problem } = useTakeOffer(alert, person);
  const over = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) over('over');
  }, [isOver]);
  if (isOver) return null;

  const take = async () => {
    onActFor();
    if ((await takeOffer(offer)) === 'refused') onRefused();
  };
  const leave = async () => {
    const { error: failure } = await release({ spaceId: offer.space.spaceId, dependent: person });
    if (!failure) onEnd('left');
  };
  return (
    <Urgent aria-labelledby={titleId}>
      <h2 id={titleId}>
        {personName === undefined ? t('offer.title') : told('offer.title.for', { name: personName })}
      </h2>
      <ProblemAlert
        problem={problem ?? error}
        unknown={{
          what: t(problem ? 'hold.notKnown' : 'hold.release.notKnown'),
          look: (
            <LookAgain
              isBusy={isTaking || isLeaving}
              onLook={() => {
                void (problem ? take() : leave());
              }}
            />
          ),
        }}
      />
      <SlotLine slot={offer.space} />
      {alert.reservationId === null ? (
        <p>{mode(offer.space.mode)}</p>
      ) : (
        <Replaced reservationId={alert.reservationId} person={person} seesHistory={seesHistory} offered={offer.space} />
      )}
      <CareSummary slot={offer.space} />
      <HoldTimer
        held={{ holdId: null, space: offer.space, extendable: false, endsAt: offer.endsAt }}
        saysStart={false}
      />
      <Cluster>
        <Button
          busy={isTaking && t('booking.slot.busy')}
          onPress={() => {
            void take();
          }}
        >
          {personName === undefined ? t('offer.take') : told('offer.take.for', { name: personName })}
        </Button>
        <Button
          look="secondary"
          busy={isLeaving && t('hold.release.busy')}
          onPress={() => {
            void leave();
          }}
        >
          {t('offer.leave')}
        </Button>
      </Cluster>
    </Urgent>
  );
}
