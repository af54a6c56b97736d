import styled from 'styled-components';

import { visuallyHidden } from '../ui/theme/mixins';

/** Heard, neither seen nor printed. */
export const Unseen = styled.div`
  ${visuallyHidden}
  @media print {
    display: none;
  }
`;
