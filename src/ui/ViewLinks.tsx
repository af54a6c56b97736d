import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { focusRing } from './theme/mixins';
import { color, radius, space, target } from './theme/tokens';

const Row = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${target};
    padding: 0 ${space.l};
    border: 2px solid ${color.control};
    border-radius: ${radius.tag};
    background: ${color.surface};
    font-weight: 600;
    text-decoration: none;
    &,
    &:visited {
      color: ${color.primary};
    }
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.18em;
    }
    &[aria-current] {
      border-color: ${color.primary};
      background: ${color.primary};
      color: ${color.onPrimary};
    }
    ${focusRing}
  }
`;

type View = { to: string; label: string };

type Props = { label: string; current: string; views: readonly View[] };

export function ViewLinks({ label, current, views }: Props) {
  return (
    <nav aria-label={label}>
      <Row>
        {views.map((view) => (
          <li key={view.to}>
            <Link to={view.to} aria-current={view.to === current ? 'page' : undefined}>
              {view.label}
            </Link>
          </li>
        ))}
      </Row>
    </nav>
  );
}
