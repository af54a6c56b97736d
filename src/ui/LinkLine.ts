import styled from 'styled-components';

import { linkTarget } from './theme/tokens';

/** A line that is one link, as high as a finger wants it (WCAG 2.5.5). */
export const LinkLine = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${linkTarget};
    overflow-wrap: anywhere;
  }
`;
