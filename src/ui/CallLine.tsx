import styled from 'styled-components';

import { color, space } from './theme/tokens';

export const callLinks = {
  emergency: <a href="tel:911" />, // eslint-disable-line jsx-a11y/anchor-has-content -- Trans puts the number inside
  nurse: <a href="tel:811" />, // eslint-disable-line jsx-a11y/anchor-has-content -- Trans puts the number inside
};

/** Put a `Trans` with `callLinks` inside. */
export const CallLine = styled.p`
  padding-inline-start: ${space.l};
  border-inline-start: 4px solid ${color.danger};
  a,
  a:visited {
    color: ${color.link};
    font-weight: 650;
  }
`;
