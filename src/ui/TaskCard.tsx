import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { Icon, type IconName } from './Icon';
import { focusRing, sheet } from './theme/mixins';
import { color, space, type } from './theme/tokens';
import { Pause } from './Unseen';

const Shape = styled(Link)`
  ${sheet}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.l};
  min-height: 5rem;
  padding: ${space.m} ${space.l};
  text-decoration: none;
  transition: border-color 120ms;
  &,
  &:visited {
    color: ${color.ink};
  }
  &:hover {
    border-color: ${color.primary};
  }
  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  > svg {
    color: ${color.primary};
  }
  > svg:first-child {
    width: 1.75rem;
    height: 1.75rem;
  }
  /* Large text on a phone: the words need the room. */
  @container (max-width: 18rem) {
    hyphens: auto;
    > svg:last-child {
      display: none;
    }
  }
  @container (max-width: 14rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${focusRing}
`;

const Text = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  line-height: 1.35;
  overflow-wrap: anywhere;
  strong {
    font-size: ${type.lead};
    font-weight: 650;
  }
  > span {
    color: ${color.inkSoft};
    font-size: ${type.small};
  }
`;

export const TaskCards = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${space.m};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
`;

type Props = {
  to: string;
  icon: IconName;
  label: string;
  hint: ReactNode;
  onPress?: () => void;
};

export function TaskCard({ to, icon, label, hint, onPress }: Props) {
  return (
    <Shape to={to} onClick={onPress}>
      <Icon name={icon} />
      <Text>
        <strong>
          {label}
          <Pause>,</Pause>
        </strong>
        <span>{hint}</span>
      </Text>
      <Icon name="next" />
    </Shape>
  );
}
