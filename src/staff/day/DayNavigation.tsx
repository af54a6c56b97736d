import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { addDays } from '../../lib/clinicTime';
import { ButtonLink, Icon } from '../../ui';
import { visuallyHidden } from '../../ui/theme/mixins';
import { phone, space } from '../../ui/theme/tokens';
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

const Days = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  ${phone} {
    a {
      width: auto; /* three in a row, which wrap where letters are larger */
      padding-inline: ${space.m};
    }
  }
`;

/** Beside an arrow, a phone has no room for words. */
const Word = styled.span`
  ${phone} {
    ${visuallyHidden}
  }
`;

type Props = { clinicId: string; date: string; today: string };

export function DayNavigation({ clinicId, date, today }: Props) {
  const { t } = useTranslation();
  return (
    <Bar>
      <Days aria-label={t('staff.day.nav')}>
        <ButtonLink look="secondary" to={toDay(clinicId, addDays(date, -1))}>
          <Icon name="back" /> <Word>{t('staff.day.previous')}</Word>
        </ButtonLink>
        <ButtonLink look="secondary" to={toDay(clinicId, today)}>
          {t('staff.day.today')}
        </ButtonLink>
        <ButtonLink look="secondary" to={toDay(clinicId, addDays(date, 1))}>
          <Word>{t('staff.day.next')}</Word> <Icon name="next" />
        </ButtonLink>
      </Days>
      <DayForm key={`${clinicId} ${date}`} clinicId={clinicId} date={date} />
    </Bar>
  );
}
