import styled from 'styled-components';

import { linkTarget } from './theme/tokens';

/** A large target (WCAG 2.5.5). */
export const LinkLine = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${linkTarget};
    overflow-wrap: anywhere;
  }
`;
