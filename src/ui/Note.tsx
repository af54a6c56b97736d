import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Icon, type IconName } from './Icon';
import { color, space } from './theme/tokens';

const Line = styled.p`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.m};
  padding-inline-start: ${space.l};
  border-inline-start: 4px solid ${color.control};
  svg {
    margin-top: 0.2em;
    color: ${color.primary};
  }
`;

/** Information present from the start; later news is an Alert. */
export function Note({ icon = 'info', children }: { icon?: IconName; children: ReactNode }) {
  return (
    <Line>
      <Icon name={icon} />
      <span>{children}</span>
    </Line>
  );
}
