import styled from 'styled-components';

import { color, space } from '../theme/tokens';

export const Advice = styled.p`
  margin-top: ${space.s};
  padding-inline-start: ${space.m};
  border-inline-start: 4px solid ${color.warning};
`;
