import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { StaffDay } from '../../../contract/staff.ts';
import { PrintButton } from '../../ui';
import { space, type } from '../../ui/theme/tokens';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.l};
  font-size: ${type.lead};
  font-weight: 650;
`;

export const useCounts = (): ((day: StaffDay) => string) => {
  const { t } = useTranslation();
  return ({ appointments, freeSlots }) => {
    const kept = appointments.filter(({ status }) => status !== 'cancelled');
    const arrived = kept.filter(({ status }) => status === 'checked-in' || status === 'fulfilled');
    return [
      t('staff.count.appointments', { count: kept.length }),
      t('staff.count.arrived', { count: arrived.length }),
      t('staff.count.free', { count: freeSlots }),
    ].join(', ');
  };
};

export function DayCounts({ day }: { day: StaffDay }) {
  const counts = useCounts();
  return (
    <Line>
      <p>{counts(day)}</p>
      <PrintButton />
    </Line>
  );
}
