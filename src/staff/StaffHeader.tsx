import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { Mark } from '../ui/Mark';
import { color, space, type, width } from '../ui/theme/tokens';
import { TideLine } from '../ui/TideLine';

const Ground = styled.div`
  position: relative;
  background: ${color.surface};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.xl};
  max-width: calc(${width.home} * 1.4);
  margin: 0 auto;
  padding: ${space.s} ${space.l};
`;

const Brand = styled.p`
  display: inline-flex;
  align-items: center;
  gap: ${space.m};
  margin-inline-end: auto;
  font-size: ${type.lead};
  font-weight: 750;
`;

const Shape = styled.header`
  @media print {
    display: none;
  }
`;

type Props = { name: string | undefined; nav: ReactNode; children: ReactNode };

export function StaffHeader({ name, nav, children }: Props) {
  const { t } = useTranslation();
  return (
    <Shape>
      <Ground>
        <Bar>
          <Brand>
            <Mark />
            {t('staff.area')}
          </Brand>
          {nav}
          {name !== undefined && <span>{name}</span>}
          {children}
        </Bar>
      </Ground>
      <TideLine />
    </Shape>
  );
}
