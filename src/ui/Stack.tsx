import styled from 'styled-components';

import { space } from './theme/tokens';

/** Things under each other, with one distance between them. */
export const Stack = styled.div<{ $gap?: keyof typeof space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: stretch;
  gap: ${({ $gap = 'l' }) => space[$gap]};
`;

/** Things beside each other as long as there is room: buttons of one choice. */
export const Cluster = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m} ${space.l};
`;
