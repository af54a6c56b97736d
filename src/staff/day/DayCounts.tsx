import styled from 'styled-components';

import type { StaffDay } from '../../../contract/staff.ts';
import { PrintButton } from '../../ui';
import { space, type } from '../../ui/theme/tokens';
import { useCounts } from './useCounts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.l};
  font-size: ${type.lead};
  font-weight: 650;
`;

export function DayCounts({ day }: { day: StaffDay }) {
  const counts = useCounts();
  return (
    <Line>
      <p>{counts(day)}</p>
      <PrintButton />
    </Line>
  );
}
