import styled from 'styled-components';

import { focusRing } from './theme/mixins';
import { color, linkTarget, radius, type } from './theme/tokens';

export const DayShape = styled.button`
  display: grid;
  justify-items: center;
  align-content: center;
  min-width: 0;
  min-height: ${linkTarget};
  padding: 0;
  border: 2px solid ${color.control};
  border-radius: ${radius.input};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${type.small};
  line-height: 1.2;
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}
`;
