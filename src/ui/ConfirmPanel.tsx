import type { ReactNode } from 'react';
import styled from 'styled-components';

import { color, radius, space, wide } from './theme/tokens';

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${space.l};
  padding: ${space.xl} ${space.l};
  border: 2px solid ${color.success};
  border-radius: ${radius.card};
  background: ${color.successSoft};
  ${wide} {
    padding: ${space.xl};
  }
`;

export function ConfirmPanel({ children }: { children: ReactNode }) {
  return <Panel>{children}</Panel>;
}
