import styled from 'styled-components';

import { sheet } from './theme/mixins';
import { space } from './theme/tokens';

export const Card = styled.section`
  ${sheet}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  padding: ${space.xl} ${space.l};
  @media (min-width: 40rem) {
    padding: ${space.xl};
  }
  @media print {
    gap: ${space.s};
    padding: ${space.s} ${space.m};
    break-inside: avoid;
  }
`;
