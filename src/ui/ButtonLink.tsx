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
  /** What a screen reader says, where several links show the same words; it begins with those words. */
  label?: string;
  children: ReactNode;
};

/** A link that weighs as much as a button: the next step is on another page. */
export function ButtonLink({ to, look = 'primary', label, children }: Props) {
  return (
    <Shape to={to} $look={look} aria-label={label}>
      {children}
    </Shape>
  );
}
