import styled from 'styled-components';

import { focusRing } from './theme/mixins';
import { color, radius, space, type } from './theme/tokens';

const Box = styled.pre`
  max-height: 24rem;
  overflow: auto;
  padding: ${space.l};
  border: 1px solid ${color.line};
  border-radius: ${radius.input};
  background: ${color.sunken};
  font-family: ui-monospace, monospace;
  font-size: ${type.small};
  line-height: 1.4;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${focusRing}
`;

export function Code({ label, children }: { label: string; children: string }) {
  return (
    <Box role="region" aria-label={label} tabIndex={0} translate="no">
      {children}
    </Box>
  );
}
