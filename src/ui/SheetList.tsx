import styled from 'styled-components';

import { sheet } from './theme/mixins';

/** Lines on one sheet, each drawing its own edge above itself; the first needs none. */
export const SheetList = styled.ul`
  ${sheet}
  overflow: hidden;
  list-style: none;
  > li:first-child {
    border-block-start: 0;
  }
`;
