import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';

import { linkTarget, space } from './theme/tokens';

const Box = styled.div`
  container-type: inline-size;
  @media print {
    display: none;
  }
`;

const turning = (width: string) => css`
  grid-template-columns: ${width} repeat(7, minmax(0, 1fr)) ${width};
`;

const seven = css`
  grid-template-columns: repeat(7, minmax(0, 1fr));
`;

/** Large text: no seven days side by side. */
const Row = styled.div<{ $turns: boolean }>`
  display: grid;
  gap: 2px;
  ${({ $turns }) => ($turns ? turning('1.5rem') : seven)}
  @container (max-width: 20rem) {
    grid-template-columns: repeat(auto-fit, minmax(2.75rem, 1fr));
  }
  @container (min-width: 34rem) {
    ${({ $turns }) => ($turns ? turning(linkTarget) : seven)}
    gap: ${space.s};
  }
`;

/** `turns`: between a button to the week before and one to the week after. */
type Props = { label: string; turns?: boolean; children: ReactNode };

export function DayRow({ label, turns = false, children }: Props) {
  return (
    <Box role="group" aria-label={label}>
      <Row $turns={turns}>{children}</Row>
    </Box>
  );
}
