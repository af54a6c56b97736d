import styled, { css } from 'styled-components';

import { focusRing } from '../theme/mixins';
import { color, radius, space, target } from '../theme/tokens';

export const controlLook = css`
  width: 100%;
  min-height: ${target};
  padding: ${space.s} ${space.m};
  border: 2px solid ${color.control};
  border-radius: ${radius.input};
  background: ${color.surface};
  color: ${color.ink};
  &:hover {
    border-color: ${color.primary};
  }
  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
  ${focusRing}
`;

export const Control = styled.input`
  ${controlLook}
`;
