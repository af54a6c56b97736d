import styled from 'styled-components';

import { space, width } from './theme/tokens';

export const Bullets = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  max-width: ${width.text};
  && {
    padding-inline-start: 1.5em;
  }
  @media print {
    gap: 0;
  }
`;
