import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { Card, SlotGrid } from '../../ui';
import { color, space, type } from '../../ui/theme/tokens';
import type { ClinicDay } from './groupSlots';
import { ElsewhereSlot } from './ElsewhereSlot';
import { TimeSlot } from './TimeSlot';
import { useClinicTime } from '../text/useClinicTime';
import { useCareText } from '../text/useCareText';
import { useOfferText } from '../text/useOfferText';

const Sheet = styled(Card)`
  gap: ${space.xl};
`;

const OfferBox = styled.div`
  display: grid;
  gap: ${space.s};
`;

const Receiver = styled.div`
  line-height: 1.4;
  h4 {
    font: inherit;
    font-weight: 700;
  }
  small {
    display: block;
    color: ${color.inkSoft};
    font-size: ${type.small};
  }
`;

const Note = styled.p`
  color: ${color.inkSoft};
  font-size: ${type.small};
`;

/** For tests. */
const agesOf = ({ care }: Pick<ClinicDay['offers'][number], 'care'>): string | undefined =>
  care?.ages ? `${care.ages.from ?? 0}-${care.ages.to ?? ''}` : undefined;

type Props = { clinicDay: ClinicDay; heading: ReactNode };

export function ClinicSheet({ clinicDay, heading }: Props) {
  const { t } = useTranslation();
  const { foreignZoneOf } = useClinicTime();
  const { whoOf, howOf } = useOfferText();
  const { whomOf, costOf } = useCareText();
  const first = clinicDay.offers[0]?.spaces[0];
  const zone = first && foreignZoneOf(first);
  return (
    <Sheet>
      <div>
        {heading}
        {zone && <Note>{t('booking.zone', { zone })}</Note>}
      </div>
      {clinicDay.offers.map((offer) => (
        <OfferBox key={offer.key} data-ages={agesOf(offer)}>
          <Receiver>
            <h4>{whoOf(offer)}</h4>
            <small>{howOf(offer)}</small>
            {whomOf(offer) && <small>{whomOf(offer)}</small>}
            {costOf(offer) && <small>{costOf(offer)}</small>}
          </Receiver>
          <SlotGrid $slot={offer.mode === null ? 'usual' : 'narrow'}>
            {offer.spaces
              .filter(({ elsewhere }) => !elsewhere)
              .map((slot) => (
                <TimeSlot key={slot.spaceId} slot={slot} showsMode={offer.mode === null} />
              ))}
          </SlotGrid>
          {offer.spaces
            .filter(({ elsewhere }) => elsewhere)
            .map((slot) => (
              <ElsewhereSlot key={slot.spaceId} slot={slot} />
            ))}
        </OfferBox>
      ))}
    </Sheet>
  );
}
