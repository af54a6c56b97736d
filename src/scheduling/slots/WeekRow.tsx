import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { useLanguage } from '../../i18n/useLanguage';
import { useTold } from '../../i18n/useTold';
import { formatDate, textOfDate } from '../../lib/clinicTime';
import { Icon } from '../../ui';
import { focusRing, visuallyHidden } from '../../ui/theme/mixins';
import { color, linkTarget, radius, space, type } from '../../ui/theme/tokens';
import type { SearchChoice } from '../search/searchChoice';
import { dayOf, rangeOfWeek, weekOf, weeksBeside } from '../search/weekRange';

const Week = styled.div`
  container-type: inline-size;
  @media print {
    display: none;
  }
`;

/** Large text: no seven days side by side. */
const Row = styled.div`
  display: grid;
  grid-template-columns: 1.5rem repeat(7, minmax(0, 1fr)) 1.5rem;
  gap: 2px;
  @container (max-width: 20rem) {
    grid-template-columns: repeat(auto-fit, minmax(2.75rem, 1fr));
  }
  @container (min-width: 34rem) {
    grid-template-columns: ${linkTarget} repeat(7, minmax(0, 1fr)) ${linkTarget};
    gap: ${space.s};
  }
`;

const Shape = styled.button`
  display: grid;
  justify-items: center;
  align-content: center;
  min-width: 0;
  min-height: ${linkTarget};
  padding: 0;
  border: 2px solid ${color.control};
  border-radius: ${radius.input};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${type.small};
  line-height: 1.2;
  white-space: nowrap;
  cursor: pointer;
  ${focusRing}
`;

const Turn = styled(Shape)`
  border-color: transparent;
  background: none;
  color: ${color.primary};
  &:hover {
    background: ${color.primarySoft};
  }
  &[aria-disabled='true'] {
    background: none;
    color: ${color.inkSoft};
    opacity: 0.45;
    cursor: not-allowed;
  }
`;

const Day = styled(Shape)`
  b {
    color: ${color.primary};
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  &:hover {
    border-color: ${color.primary};
    background: ${color.primarySoft};
  }
  &[data-none] {
    border-style: dashed;
    background: ${color.sunken};
    color: ${color.inkSoft};
  }
  &[data-none] b {
    color: inherit;
    font-weight: 400;
  }
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &[aria-pressed='true'] b {
    color: inherit;
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const Wide = styled.span`
  @container (max-width: 33.99rem) {
    display: none;
  }
`;

const Narrow = styled.span`
  strong {
    margin-inline-start: 1px;
    font-weight: 650;
  }
  @container (min-width: 34rem) {
    display: none;
  }
`;

const Said = styled.span`
  ${visuallyHidden}
`;

const mostShown = 99;

type DayProps = { date: string; count: number | undefined; isChosen: boolean; onPress: () => void };

function DayButton({ date, count, isChosen, onPress }: DayProps) {
  const { t } = useTranslation();
  const lang = useLanguage();
  const told = useTold();
  const { weekday, day } = textOfDate(date, lang);
  const inWords = formatDate(date, lang, { year: false });
  const said = count === 0 ? t('booking.empty') : t('booking.count', { count: count ?? 0 });
  return (
    <Day type="button" aria-pressed={isChosen} data-none={count === 0 || undefined} onClick={onPress}>
      <Said>
        {count === undefined ? (
          <span translate="no">{inWords}</span>
        ) : (
          told('booking.week.day', { date: inWords }, { times: said })
        )}
      </Said>
      <span aria-hidden="true" translate="no">
        <Wide>{`${weekday.slice(0, 3)}${lang === 'fr' ? '.' : ''} ${day}`}</Wide>
        <Narrow>
          <span>{weekday.slice(0, 1).toUpperCase()}</span>
          <strong>{Number(date.slice(8))}</strong>
        </Narrow>
      </span>
      <b aria-hidden="true">{count === undefined ? '\u00a0' : count > mostShown ? `${mostShown}+` : count}</b>
    </Day>
  );
}

type Props = {
  choice: SearchChoice;
  /** By date; empty until known. */
  counts: ReadonlyMap<string, number>;
  today: string;
  onChange: (change: (current: SearchChoice) => SearchChoice) => void;
};

export function WeekRow({ choice, counts, today, onChange }: Props) {
  const { t } = useTranslation();
  const week = weekOf(choice, today);
  const chosen = dayOf(choice);
  const beside = weeksBeside(week, today);
  const turn = (to: string | null) => () => {
    if (to !== null) onChange((current) => ({ ...current, ...rangeOfWeek(to, today) }));
  };
  const press = (date: string) => () => {
    const range = date === chosen ? rangeOfWeek(week[0] ?? today, today) : { from: date, to: date };
    onChange((current) => ({ ...current, ...range }));
  };
  return (
    <Week role="group" aria-label={t('booking.week')}>
      <Row>
        <Turn
          type="button"
          aria-label={t('booking.week.before')}
          aria-disabled={beside.before === null || undefined}
          onClick={turn(beside.before)}
        >
          <Icon name="back" />
        </Turn>
        {week.map((date) => (
          <DayButton key={date} date={date} count={counts.get(date)} isChosen={date === chosen} onPress={press(date)} />
        ))}
        <Turn
          type="button"
          aria-label={t('booking.week.after')}
          aria-disabled={beside.after === null || undefined}
          onClick={turn(beside.after)}
        >
          <Icon name="next" />
        </Turn>
      </Row>
    </Week>
  );
}
