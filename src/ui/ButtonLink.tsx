import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { buttonLook, type ButtonLook } from './Button';
import { color } from './theme/tokens';

const Shape = styled(Link)<{ $look: ButtonLook }>`
  ${buttonLook}
  &:visited {
    color: ${({ $look }) => ($look === 'primary' ? color.onPrimary : $look === 'warning' ? color.onDanger : color.primary)};
  }
`;

type Props = {
  to: string;
  look?: ButtonLook;
  /** Must begin with the visible words. */
  label?: string;
  children: ReactNode;
};

export function ButtonLink({ to, look = 'primary', label, children }: Props) {
  return (
    <Shape to={to} $look={look} aria-label={label}>
      {children}
    </Shape>
  );
}
