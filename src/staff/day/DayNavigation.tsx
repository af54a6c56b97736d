import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { addDays } from '../../lib/clinicTime';
import { ButtonLink, Cluster } from '../../ui';
import { space } from '../../ui/theme/tokens';
import { toDay } from '../staffPaths';
import { DayForm } from './DayForm';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.l} ${space.xl};
  @media print {
    display: none;
  }
`;

type Props = { clinicId: string; date: string; today: string };

export function DayNavigation({ clinicId, date, today }: Props) {
  const { t } = useTranslation();
  const days = [
    { to: addDays(date, -1), label: t('staff.day.previous') },
    { to: today, label: t('staff.day.today') },
    { to: addDays(date, 1), label: t('staff.day.next') },
  ];
  return (
    <Bar>
      <nav aria-label={t('staff.day.nav')}>
        <Cluster>
          {days.map(({ to, label }) => (
            <ButtonLink key={label} look="secondary" to={toDay(clinicId, to)}>
              {label}
            </ButtonLink>
          ))}
        </Cluster>
      </nav>
      <DayForm key={`${clinicId} ${date}`} clinicId={clinicId} date={date} />
    </Bar>
  );
}
