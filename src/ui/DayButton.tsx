import type { ReactNode } from 'react';
import styled from 'styled-components';

import { useLanguage } from '../i18n/useLanguage';
import { textOfDate } from '../lib/clinicTime';
import { DayShape } from './DayShape';
import { visuallyHidden } from './theme/mixins';
import { color } from './theme/tokens';

const Day = styled(DayShape)`
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

type Props = {
  date: string;
  /** Of free slots; undefined until known. */
  count: number | undefined;
  said: ReactNode;
  isChosen: boolean;
  onPress: () => void;
};

/** In a `DayRow`. */
export function DayButton({ date, count, said, isChosen, onPress }: Props) {
  const lang = useLanguage();
  const { weekday, day } = textOfDate(date, lang);
  return (
    <Day type="button" aria-pressed={isChosen} data-none={count === 0 || undefined} onClick={onPress}>
      <Said>{said}</Said>
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
