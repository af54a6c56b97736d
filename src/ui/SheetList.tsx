import styled from 'styled-components';

import { sheet } from './theme/mixins';

export const SheetList = styled.ul`
  ${sheet}
  overflow: hidden;
  list-style: none;
  > li:first-child {
    border-block-start: 0;
  }
`;
