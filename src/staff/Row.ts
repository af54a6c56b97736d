import styled from 'styled-components';

import { focusRing } from '../ui/theme/mixins';
import { color, space, type } from '../ui/theme/tokens';

export const Row = styled.li`
  display: grid;
  gap: ${space.xs};
  padding: ${space.l};
  border-block-start: 1px solid ${color.line};
  background: ${color.surface};
  a {
    justify-self: start;
    padding-block: ${space.s};
    font-size: ${type.lead};
    font-weight: 650;
    overflow-wrap: anywhere;
    ${focusRing}
  }
`;
