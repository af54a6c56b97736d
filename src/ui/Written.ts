import styled from 'styled-components';

import { color, type, width } from './theme/tokens';

/** Who wrote, and when. */
export const WrittenHead = styled.header`
  h2 {
    font-size: ${type.h3};
  }
  p {
    color: ${color.inkSoft};
    font-size: ${type.small};
  }
`;

/** What a person wrote, in its own lines. */
export const WrittenText = styled.p`
  max-width: ${width.text};
  white-space: pre-line;
  overflow-wrap: anywhere;
  a[href^='tel:'] {
    white-space: nowrap;
  }
`;
