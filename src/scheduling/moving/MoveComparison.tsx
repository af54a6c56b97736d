import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Reservation, Space } from '../../../contract/appointments.ts';
import { Card, DateTile } from '../../ui';
import { color, space, wide } from '../../ui/theme/tokens';
import { PlaceLine } from '../appointment/PlaceLine';
import { useClinicTime } from '../words/useClinicTime';
import { useOfferWords } from '../words/useOfferWords';
import { VisitHead } from '../appointment/VisitHead';

const Sides = styled.div`
  display: grid;
  gap: ${space.l};
  ${wide} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Side = styled(Card)<{ $isNew: boolean }>`
  align-content: start;
  justify-items: start;
  border: 2px solid ${({ $isNew }) => ($isNew ? color.primary : color.line)};
`;

type Props = { before: Reservation; after: Space };

/** The visit as it stands and as it would be, side by side, or one below the other on a phone. */
export function MoveComparison({ before, after }: Props) {
  const { t } = useTranslation();
  const { lang, dateOf } = useClinicTime();
  const { whoOf, howOf } = useOfferWords();
  const side = (place: Space | Reservation, isNew: boolean) => (
    <Side $isNew={isNew}>
      <h2>{t(isNew ? 'move.new' : 'move.old')}</h2>
      <VisitHead tile={<DateTile date={dateOf(place)} lang={lang} />}>
        <PlaceLine place={place} />
      </VisitHead>
      <p>
        {whoOf(place)}
        <br />
        {howOf(place)}
      </p>
    </Side>
  );
  return (
    <Sides>
      {side(before, false)}
      {side(after, true)}
    </Sides>
  );
}
