import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { SlotOffer, WatchedAlert } from '../../api/alertAnswers';
import { useReleaseSlotMutation, type Person } from '../../api/appointmentsApi';
import { Button, Card, Cluster } from '../../ui';
import { color } from '../../ui/theme/tokens';
import { countdownTo } from '../../scheduling/hold/countdown';
import { HoldTimer } from '../../scheduling/hold/HoldTimer';
import { SlotLine } from '../../scheduling/appointment/SlotLine';
import { ProblemAlert } from '../../scheduling/channel/ProblemAlert';
import { useNow } from '../../scheduling/hold/useNow';
import { useTakeOffer } from './useTakeOffer';

const Urgent = styled(Card)`
  border: 2px solid ${color.primary};
  background: ${color.primarySoft};
`;

type Props = {
  alert: WatchedAlert;
  offer: SlotOffer;
  person: Person;
  /** How that person is called; nothing for the user. */
  personName: string | undefined;
  /** From now on the user acts for that person. */
  onActFor: () => void;
  /** The person wants another one. */
  onLeft: () => void;
  /** The offer is over, or turned out to be. */
  onGone: () => void;
};

/** A place that is kept for the person for some minutes: when, where, how long, and the two verbs. */
export function OfferCard({ alert, offer, person, personName, onActFor, onLeft, onGone }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const { isOver } = countdownTo(offer.endsAt, useNow());
  const [release, { isLoading: isLeaving, error }] = useReleaseSlotMutation();
  const { takeOffer, isTaking, problem } = useTakeOffer(alert, person);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (isOver) gone();
  }, [isOver]);
  if (isOver) return null;

  const take = async () => {
    onActFor();
    if ((await takeOffer(offer)) === 'gone') onGone();
  };
  const leave = async () => {
    const { error: failure } = await release({ spaceId: offer.space.spaceId, dependent: person });
    if (!failure) onLeft();
  };
  return (
    <Urgent aria-labelledby={titleId}>
      <h2 id={titleId}>{personName === undefined ? t('offer.title') : t('offer.title.for', { name: personName })}</h2>
      <ProblemAlert problem={problem ?? error} />
      <SlotLine slot={offer.space} />
      {alert.reservationId !== null && <p>{t('offer.replaces')}</p>}
      <HoldTimer held={{ holdId: null, space: offer.space, extendable: false, endsAt: offer.endsAt }} />
      <Cluster>
        <Button
          busy={isTaking && t('booking.slot.busy')}
          onPress={() => {
            void take();
          }}
        >
          {personName === undefined ? t('offer.take') : t('offer.take.for', { name: personName })}
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
