import styled from 'styled-components';

import { Card } from '../../ui';
import { space } from '../../ui/theme/tokens';
import { ActButtons } from './ActButtons';
import { rowsOf, type DayListProps, type RowProps } from './dayListProps';
import { Hour, Person, Professional, Reason, State } from './parts';
import { useBackFocus, useRowFocus } from './useRowFocus';

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  list-style: none;
`;

function DayCard(row: RowProps) {
  const { appointment, timeZone } = row;
  const acted = useRowFocus(appointment);
  useBackFocus(appointment, row.backOn);
  return (
    <Card as="li">
      <Hour {...appointment} timeZone={timeZone} />
      <Person {...appointment} />
      <Reason {...appointment} />
      <Professional {...appointment} />
      <State {...appointment} />
      <ActButtons {...row} onPressed={acted} />
    </Card>
  );
}

export function DayCards(props: DayListProps) {
  return (
    <List aria-label={props.caption}>
      {rowsOf(props).map((row) => (
        <DayCard key={row.appointment.reservationId} {...row} />
      ))}
    </List>
  );
}
