import type { ReactNode } from 'react';
import styled from 'styled-components';

import { space } from '../../ui/theme/tokens';

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

export function AppointmentHead({ tile, children }: { tile: ReactNode; children: ReactNode }) {
  return (
    <Row>
      {tile}
      <div>{children}</div>
    </Row>
  );
}
