import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import type { Criteria } from '../../../contract/appointments.ts';
import type { Person } from '../../api/appointmentsApi';
import { useCountSlotsQuery } from '../../api/daysApi';
import { selectIsAnswered } from '../../api/selectIsAnswered';
import { useLanguage } from '../../i18n/useLanguage';
import { formatDate, textOfDate } from '../../lib/clinicTime';
import { useAppSelector } from '../../store/hooks';
import { Icon, Unseen } from '../../ui';
import { focusRing } from '../../ui/theme/mixins';
import { color, linkTarget, radius, space, type } from '../../ui/theme/tokens';
import type { SearchChoice } from '../search/searchChoice';
import { dayOf, rangeOfWeek, weekOf, weeksBeside } from '../search/weekRange';

const Week = styled.div`
  display: grid;
  gap: ${space.s};
  @media print {
    display: none;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: ${linkTarget} minmax(0, 1fr) ${linkTarget};
  align-items: center;
  text-align: center;
  line-height: 1.3;
  strong {
    font-weight: 650;
  }
  button {
    display: grid;
    place-items: center;
    min-height: ${linkTarget};
    border: 2px solid transparent;
    border-radius: ${radius.control};
    background: none;
    color: ${color.primary};
    cursor: pointer;
    &:hover {
      background: ${color.primarySoft};
    }
    &[aria-disabled='true'] {
      color: ${color.inkSoft};
      opacity: 0.45;
      cursor: not-allowed;
      &:hover {
        background: none;
      }
    }
    ${focusRing}
  }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(2.375rem, 1fr));
  gap: 3px;
  @media (min-width: 40rem) {
    gap: ${space.s};
  }
`;

const Day = styled.button`
  display: grid;
  justify-items: center;
  align-content: start;
  padding: ${space.s} 0;
  border: 2px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${type.small};
  line-height: 1.25;
  cursor: pointer;
  strong {
    font-size: ${type.h3};
    font-variant-numeric: tabular-nums;
  }
  b {
    justify-self: stretch;
    margin-block-start: ${space.xs};
    color: ${color.primary};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
    b {
      color: inherit;
    }
  }
  &[data-none] {
    border-style: dashed;
    background: ${color.sunken};
    color: ${color.inkSoft};
    b {
      color: inherit;
      font-weight: 400;
    }
  }
  ${focusRing}
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const mostShown = 999;

type Props = {
  choice: SearchChoice;
  criteria: Criteria;
  person: Person;
  today: string;
  onChoose: (choice: SearchChoice) => void;
};

export function WeekStrip({ choice, criteria, person, today, onChoose }: Props) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const week = weekOf(choice, today);
  const [first = today, last = today] = [week[0], week.at(-1)];
  const { sort: _sort, limit: _limit, ...wanted } = criteria;
  const { currentData, error } = useCountSlotsQuery({
    criteria: { ...wanted, from: first, to: last },
    dependent: person,
  });
  const isOffered = useAppSelector(selectIsAnswered('countSlots'));
  if (!isOffered || error) return null;
  const counts = new Map(currentData?.map(({ date, count }) => [date, count]));
  const chosen = dayOf(choice);
  const beside = weeksBeside(week, today);
  const dateText = (date: string) => formatDate(date, lang, { weekday: false, year: false });
  const turn = (to: string | null) => () => {
    if (to !== null) onChoose({ ...choice, ...rangeOfWeek(to, today) });
  };
  const weekday = (date: string) => `${textOfDate(date, lang).weekday.slice(0, 3)}${lang === 'fr' ? '.' : ''}`;
  return (
    <Week role="group" aria-label={t('booking.week')}>
      <Head>
        <button type="button" aria-disabled={beside.before === null || undefined} onClick={turn(beside.before)}>
          <Icon name="back" />
          <Unseen>{t('booking.week.before')}</Unseen>
        </button>
        <strong>{t('booking.week.title', { from: dateText(first), to: dateText(last) })}</strong>
        <button type="button" aria-disabled={beside.after === null || undefined} onClick={turn(beside.after)}>
          <Icon name="next" />
          <Unseen>{t('booking.week.after')}</Unseen>
        </button>
      </Head>
      <Days>
        {week.map((date) => {
          const count = counts.get(date);
          const said = count === undefined ? '' : t('booking.count', { count });
          return (
            <Day
              key={date}
              type="button"
              aria-pressed={date === chosen}
              data-none={count === 0 || undefined}
              onClick={() => {
                onChoose({ ...choice, ...(date === chosen ? rangeOfWeek(first, today) : { from: date, to: date }) });
              }}
            >
              <Unseen>
                {[formatDate(date, lang, { year: false }), count === 0 ? t('booking.empty') : said]
                  .filter(Boolean)
                  .join(', ')}
              </Unseen>
              <span aria-hidden="true">{weekday(date)}</span>
              <strong aria-hidden="true">{Number(date.slice(8))}</strong>
              <b aria-hidden="true">{count === undefined ? '\u00a0' : count > mostShown ? `${mostShown}+` : count}</b>
            </Day>
          );
        })}
      </Days>
    </Week>
  );
}
