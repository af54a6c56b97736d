import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { SlotLine } from '../../scheduling/appointment/SlotLine';
import { countdownTo } from '../../scheduling/hold/countdown';
import { useNow } from '../../scheduling/hold/useNow';
import type { SlotOffer, WatchedAlert } from '../../api/alertAnswers';
import { Button, Card } from '../../ui';
import { visuallyHidden } from '../../ui/theme/mixins';
import { color } from '../../ui/theme/tokens';
import type { OfferOutcome } from './useShownOffers';

const Urgent = styled(Card)<{ $isOpen: boolean }>`
  border: 2px solid ${({ $isOpen }) => ($isOpen ? color.primary : color.line)};
  ${({ $isOpen }) => $isOpen && `background: ${color.primarySoft};`}
`;

const Said = styled.p<{ $isSeen: boolean }>`
  ${({ $isSeen }) => !$isSeen && visuallyHidden}
`;

type Props = {
  alert: WatchedAlert;
  offer: SlotOffer;
  outcome: OfferOutcome | undefined;
  personName: string | undefined;
  children: ReactNode;
  onGone: () => void;
  onClose: () => void;
};

export function OfferCard({ alert, offer, outcome, personName, children, onGone, onClose }: Props) {
  const { t } = useTranslation();
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const hadFocus = useRef(false);
  const { isOver } = countdownTo(offer.endsAt, useNow());
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (isOver) gone();
  }, [isOver]);
  const ending = outcome ?? (isOver ? 'missed' : undefined);
  const isOpen = ending === undefined;
  useLayoutEffect(() => {
    if (!isOpen && hadFocus.current) card.current?.focus();
  }, [isOpen]);
  const title = personName === undefined ? t('offer.title') : t('offer.title.for', { name: personName });
  return (
    <Urgent
      ref={card}
      $isOpen={isOpen}
      tabIndex={-1}
      aria-labelledby={titleId}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
    >
      <h2 id={titleId}>{isOpen ? title : t(`offer.state.${ending}`)}</h2>
      {isOpen ? children : <SlotLine slot={offer.space} />}
      <Said aria-live="polite" aria-atomic="true" $isSeen={!isOpen}>
        {ending === 'taken' && t('offer.taken.text')}
        {ending === 'missed' && t(alert.state === 'ended' ? 'offer.over.text' : 'offer.over.goesOn')}
      </Said>
      {!isOpen && (
        <div>
          <Button look="secondary" onPress={onClose}>
            {t('common.close')}
          </Button>
        </div>
      )}
    </Urgent>
  );
}
