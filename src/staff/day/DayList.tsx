import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';

import { DayCards } from './DayCards';
import type { DayListProps } from './dayListProps';
import { DayTable } from './DayTable';

const Box = styled.div`
  overflow-x: auto;
`;

const tableRems = 58;

const isNarrow = ({ clientWidth }: HTMLElement): boolean => {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return clientWidth > 0 && clientWidth < tableRems * rem;
};

/** Measured before anything is painted: larger letters need the cards, too. */
const useNarrow = (box: RefObject<HTMLElement | null>): boolean => {
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const watched = box.current;
    if (!watched) return undefined;
    const look = () => {
      setNarrow(isNarrow(watched));
    };
    const observer = new ResizeObserver(look);
    observer.observe(watched);
    look();
    return () => {
      observer.disconnect();
    };
  }, [box]);
  return narrow;
};

/** Two forms, not one restyled: a table drawn as cards is no table to a screen reader. */
export function DayList(props: DayListProps) {
  const box = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(box);
  return <Box ref={box}>{narrow ? <DayCards {...props} /> : <DayTable {...props} />}</Box>;
}
