import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { Mark } from './Mark';
import { visuallyHidden } from './theme/mixins';
import { color, space, type, wide, width } from './theme/tokens';
import { TideLine } from './TideLine';

const Ground = styled.div`
  position: relative;
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
  padding: 0 ${space.l};
  ${wide} {
    padding-block-start: ${space.s};
  }
  @media print {
    padding: 0;
  }
  /* Large letters leave room for the mark and one button. */
  &:has([data-room='menu']) {
    flex-wrap: nowrap;
    column-gap: 0;
    padding-inline: ${space.s};
    strong {
      ${visuallyHidden}
    }
  }
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.m};
  min-height: 2.75rem;
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
    display: none;
    font-size: ${type.small};
    color: ${color.inkSoft};
  }
  ${wide} {
    min-height: 3.5rem;
    small {
      display: inline;
    }
  }
  @media print {
    min-height: 0;
    padding-block-end: ${space.m};
  }
`;

type Props = { brand: string; homePath: string; children?: ReactNode };

export function Header({ brand, homePath, children }: Props) {
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
          {children}
        </Bar>
      </Ground>
      <TideLine />
    </header>
  );
}
