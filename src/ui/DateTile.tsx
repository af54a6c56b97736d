import styled from 'styled-components';

import { textOfDate } from '../lib/clinicTime';
import type { Language } from '../lib/language';
import { color, radius, space, type } from './theme/tokens';

const Tile = styled.div`
  display: grid;
  flex: none;
  align-content: center;
  justify-items: center;
  min-width: 6.5rem;
  padding: ${space.m} ${space.s};
  border: 2px solid ${color.primary};
  border-radius: ${radius.card};
  background: ${color.primarySoft};
  color: ${color.ink};
  font-size: ${type.small};
  line-height: 1.25;
  strong {
    font-size: ${type.day};
    font-weight: 700;
    line-height: 1.1;
    font-variant-numeric: tabular-nums;
  }
  b {
    justify-self: stretch;
    margin-block-start: ${space.xs};
    padding-block-start: ${space.xs};
    border-block-start: 1px solid ${color.primary};
    text-align: center;
    white-space: nowrap;
  }
  /* The page of an appointment prints on one sheet, and the text has the date. */
  @media print {
    display: none;
  }
`;

type Props = { date: string; time?: string; lang: Language; hasYear?: boolean };

/** Hidden from screen readers: the text has the date. */
export function DateTile({ date, time, lang, hasYear = false }: Props) {
  const { weekday, number, month, year } = textOfDate(date, lang);
  return (
    <Tile aria-hidden="true" translate="no">
      <span>{weekday}</span>
      <strong>{number}</strong>
      <span>{hasYear ? `${month} ${year}` : month}</span>
      {time !== undefined && <b>{time}</b>}
    </Tile>
  );
}
