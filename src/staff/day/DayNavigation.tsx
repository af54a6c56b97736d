import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { addDays } from '../../lib/clinicTime';
import { ButtonLink, Icon } from '../../ui';
import { visuallyHidden } from '../../ui/theme/mixins';
import { phone, space } from '../../ui/theme/tokens';
import { toDay } from '../staffPaths';
import type { StaffClinic } from '../useClinic';
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

type Words = Record<'nav' | 'previous' | 'now' | 'next', string>;

type Props = {
  clinicId: string;
  date: string;
  today: string;
  /** Defaults to the day, and one day at a time. */
  to?: typeof toDay;
  step?: number;
  words?: Words;
  clinics?: readonly StaffClinic[];
};

const useDayWords = (): Words => {
  const { t } = useTranslation();
  return {
    nav: t('staff.day.nav'),
    previous: t('staff.day.previous'),
    now: t('staff.day.today'),
    next: t('staff.day.next'),
  };
};

export function DayNavigation({ clinicId, date, today, to = toDay, step = 1, words, clinics }: Props) {
  const ofDay = useDayWords();
  const { nav, previous, now, next } = words ?? ofDay;
  return (
    <Bar>
      <Days aria-label={nav}>
        <ButtonLink look="secondary" to={to(clinicId, addDays(date, -step))}>
          <Icon name="back" /> <Word>{previous}</Word>
        </ButtonLink>
        <ButtonLink look="secondary" to={to(clinicId, today)}>
          {now}
        </ButtonLink>
        <ButtonLink look="secondary" to={to(clinicId, addDays(date, step))}>
          <Word>{next}</Word> <Icon name="next" />
        </ButtonLink>
      </Days>
      <DayForm key={`${clinicId} ${date}`} clinicId={clinicId} date={date} to={to} clinics={clinics} />
    </Bar>
  );
}
