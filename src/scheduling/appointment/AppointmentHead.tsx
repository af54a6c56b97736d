import type { ReactNode } from 'react';
import styled from 'styled-components';

import type { Slot } from '../../../contract/appointments.ts';
import { DateTile } from '../../ui';
import { space } from '../../ui/theme/tokens';
import { useClinicTime } from '../text/useClinicTime';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.l};
  > :last-child {
    flex: 1 1 12rem;
    min-width: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${space.xs};
  }
`;

type Props = { slot: Pick<Slot, 'start' | 'timeZone'>; children: ReactNode };

export function AppointmentHead({ slot, children }: Props) {
  const { lang, dateOf, bareTimeOf, foreignZoneOf } = useClinicTime();
  const time = foreignZoneOf(slot) === undefined ? { time: bareTimeOf(slot) } : {};
  return (
    <Row>
      <DateTile date={dateOf(slot)} lang={lang} {...time} />
      <div>{children}</div>
    </Row>
  );
}
