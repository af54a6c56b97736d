import type { ReactNode } from 'react';
import { NavLink, Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { Mark } from './Mark';
import { color, space, type, wide, width } from './theme/tokens';
import { TideLine } from './TideLine';

const Ground = styled.div`
  background: ${color.surface};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: ${space.l};
  max-width: ${width.home};
  margin: 0 auto;
  padding: ${space.s} ${space.l} 0;
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.m};
  min-height: 3.5rem;
  text-decoration: none;
  &,
  &:visited {
    color: ${color.ink};
  }
  &:hover strong {
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
  > span {
    display: grid;
    line-height: 1.2;
  }
  strong {
    font-size: ${type.lead};
    font-weight: 750;
  }
  small {
    font-size: ${type.small};
    color: ${color.inkSoft};
  }
`;

const Nav = styled.nav`
  order: 3;
  width: 100%;
  @media print {
    display: none;
  }
  /* Two columns, or one where large text or a long word leaves no room for two. */
  ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${space.m};
    list-style: none;
  }
  li {
    flex: 1 1 8rem;
  }
  ${wide} {
    order: 0;
    width: auto;
    margin-inline-start: auto;
    font-size: ${type.small};
    ul {
      column-gap: ${space.l};
    }
    li {
      flex: none;
    }
  }
  a,
  a:visited {
    display: inline-flex;
    flex-wrap: wrap;
    align-content: center;
    column-gap: 0.3em;
    min-height: 3rem;
    color: ${color.ink};
    text-decoration: none;
    border-block: 3px solid transparent;
    border-radius: 0;
  }
  a span {
    white-space: nowrap;
  }
  a:hover {
    border-block-end-color: ${color.control};
  }
  a[aria-current] {
    border-block-end-color: ${color.primary};
    font-weight: 650;
  }
`;

export type HeaderEntry = { to: string; label: string; note?: string };

type Props = { brand: string; homePath: string; entries: readonly HeaderEntry[]; children?: ReactNode };

export function Header({ brand, homePath, entries, children }: Props) {
  const { t } = useTranslation();
  return (
    <header>
      <Ground>
        <Bar>
          <Brand to={homePath}>
            <Mark />
            <span>
              <strong>{brand}</strong>
              <small>{t('portal.name')}</small>
            </span>
          </Brand>
          {entries.length > 0 && (
            <Nav aria-label={t('header.nav')}>
              <ul>
                {entries.map(({ to, label, note }) => (
                  <li key={to}>
                    <NavLink to={to}>
                      {label}
                      {note && <span> ({note})</span>}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </Nav>
          )}
          {children}
        </Bar>
      </Ground>
      <TideLine />
    </header>
  );
}
