import styled from 'styled-components';

import { DayShape } from './DayShape';
import { Icon } from './Icon';
import { color } from './theme/tokens';

const Shape = styled(DayShape)`
  border-color: transparent;
  background: none;
  color: ${color.primary};
  &:hover {
    background: ${color.primarySoft};
  }
  &[aria-disabled='true'] {
    background: none;
    color: ${color.inkSoft};
    opacity: 0.45;
    cursor: not-allowed;
  }
`;

type Props = { to: 'back' | 'next'; label: string; off: boolean; onPress: () => void };

/** To the days before or after those of a `DayRow`. */
export function DayTurn({ to, label, off, onPress }: Props) {
  return (
    <Shape type="button" aria-label={label} aria-disabled={off || undefined} onClick={onPress}>
      <Icon name={to} />
    </Shape>
  );
}
