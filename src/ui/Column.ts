import styled, { css } from 'styled-components';

import { phone, space, width } from './theme/tokens';

/** The footer must not jump while loading. */
export const Column = styled.main<{ $wide?: boolean; $dense?: boolean }>`
  width: 100%;
  max-width: ${width.home};
  margin: 0 auto;
  padding: ${space.l} ${space.l} ${space.page};
  display: grid;
  grid-template-columns: minmax(0, ${({ $wide = false }) => ($wide ? '1fr' : width.column)});
  gap: ${space.xl};
  align-content: start;
  &:empty,
  &:has([data-coming]) {
    min-height: 100vh;
  }
  ${phone} {
    ${({ $dense = false }) =>
      $dense &&
      css`
        padding-block-start: ${space.s};
        gap: ${space.m};
      `}
  }
  @media print {
    padding: 0;
    gap: ${space.m};
  }
`;
