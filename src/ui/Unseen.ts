import styled from 'styled-components';

import { visuallyHidden } from './theme/mixins';

/** Heard; neither seen, copied nor printed. */
export const Unseen = styled.span`
  ${visuallyHidden}
  display: block; /* parts what is heard from what stands before */
  user-select: none;
  @media print {
    display: none;
  }
`;

/** Heard between two parts of one name; wins over the size that a parent gives its spans. */
export const Pause = styled.span`
  && {
    font-size: 0;
    letter-spacing: 0;
  }
  user-select: none;
`;
