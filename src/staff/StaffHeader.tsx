import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

import { Mark } from '../ui/Mark';
import { visuallyHidden } from '../ui/theme/mixins';
import { color, linkTarget, phone, space, type } from '../ui/theme/tokens';
import { TideLine } from '../ui/TideLine';
import { staffWidth } from './staffWidth';

const Shape = styled.header`
  @media print {
    display: none;
  }
`;

const Ground = styled.div`
  background: ${color.surface};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.xl};
  max-width: ${staffWidth};
  margin: 0 auto;
  padding: ${space.s} ${space.l};
`;

const Brand = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space.m};
  min-height: ${linkTarget};
  margin-inline-end: auto;
  font-size: ${type.lead};
  font-weight: 750;
  text-decoration: none;
  &,
  &:visited {
    color: ${color.ink};
  }
  &:hover {
    text-decoration: underline;
  }
`;

/** Beside the navigation, a phone has no room for words. */
const Area = styled.span<{ $isAlone: boolean }>`
  ${phone} {
    ${({ $isAlone }) => !$isAlone && visuallyHidden}
  }
`;

type Props = { homePath: string; name: string | undefined; nav: ReactNode; children: ReactNode };

export function StaffHeader({ homePath, name, nav, children }: Props) {
  const { t } = useTranslation();
  return (
    <Shape>
      <Ground>
        <Bar>
          <Brand to={homePath}>
            <Mark />
            <Area $isAlone={name === undefined}>{t('staff.area')}</Area>
          </Brand>
          {nav}
          {name !== undefined && <span translate="no">{name}</span>}
          {children}
        </Bar>
      </Ground>
      <TideLine />
    </Shape>
  );
}
