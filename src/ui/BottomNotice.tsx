import type { ReactNode } from 'react';
import styled from 'styled-components';

import { Alert } from './Alert';
import { Cluster, Stack } from './Stack';
import { space } from './theme/tokens';

/** At the lower edge of the window, over what is there: nothing that somebody is about to press moves away. */
const Edge = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 1;
  padding-block: ${space.s};
  @media print { display: none; }
  /* On a phone held sideways it would take half of the window: there it stays where it stands. */
  @media (max-height: 28rem) { position: static; }
`;

type Props = { title: string; children?: ReactNode; actions?: ReactNode };

/** News that came while the person was doing something else: said when there is time, and never in the way. */
export function BottomNotice({ title, children, actions }: Props) {
  return (
    <Edge>
      <Alert tone="info" title={title}>
        <Stack $gap="s">
          {children}
          {actions && <Cluster>{actions}</Cluster>}
        </Stack>
      </Alert>
    </Edge>
  );
}
