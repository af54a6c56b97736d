import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Appointment, Slot } from '../../../contract/appointments.ts';
import { Card } from '../../ui';
import { color, space, wide } from '../../ui/theme/tokens';
import { CareSummary } from '../appointment/CareSummary';
import { ClinicName } from '../appointment/ClinicName';
import { useOfferText } from '../text/useOfferText';
import { AppointmentHead } from '../appointment/AppointmentHead';

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

type Props = { before: Appointment; after: Slot };

export function MoveComparison({ before, after }: Props) {
  const { t } = useTranslation();
  const { whoOf, howOf } = useOfferText();
  const side = (slot: Slot | Appointment, isNew: boolean) => (
    <Side $isNew={isNew}>
      <h2>{t(isNew ? 'move.new' : 'move.old')}</h2>
      <AppointmentHead slot={slot}>
        <ClinicName slot={slot} />
      </AppointmentHead>
      <p>
        <span translate="no">{whoOf(slot)}</span>
        <br />
        <span>{howOf(slot)}</span>
      </p>
      <CareSummary slot={slot} />
    </Side>
  );
  return (
    <Sides>
      {side(before, false)}
      {side(after, true)}
    </Sides>
  );
}
