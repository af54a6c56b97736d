import styled from 'styled-components';

import { visuallyHidden } from './theme/mixins';

export const Unseen = styled.span`
  ${visuallyHidden}
  user-select: none;
  @media print {
    display: none;
  }
`;

/** Wins over the size that a parent gives its spans. */
export const Pause = styled.span`
  && {
    font-size: 0;
    letter-spacing: 0;
  }
  user-select: none;
`;
