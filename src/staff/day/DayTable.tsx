import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

import { Unseen } from '../../ui';
import { sheet } from '../../ui/theme/mixins';
import { color, space, type } from '../../ui/theme/tokens';
import { ActButtons } from './ActButtons';
import { rowsOf, type DayListProps, type RowProps } from './dayListProps';
import { Hour, Person, Professional, Reason, State } from './parts';
import { useBackFocus, useRowFocus } from './useRowFocus';

const Frame = styled.div`
  ${sheet}
  @media print {
    border: 0;
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${type.small};
  line-height: 1.4;
  th,
  td {
    padding: ${space.m};
    border-block-end: 1px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
  th {
    font-weight: 650;
  }
  tr {
    break-inside: avoid;
  }
  @media print {
    font-size: 10pt;
    th,
    td {
      padding: ${space.xs} ${space.s};
      border-color: currentColor;
    }
    .acts {
      display: none;
    }
  }
`;

function Row(row: RowProps) {
  const { appointment, timeZone } = row;
  const acted = useRowFocus(appointment);
  useBackFocus(appointment, row.backOn);
  return (
    <tr>
      <td>
        <Hour {...appointment} timeZone={timeZone} />
      </td>
      <th scope="row">
        <Person {...appointment} />
      </th>
      <td>
        <Reason {...appointment} />
      </td>
      <td>
        <Professional {...appointment} />
      </td>
      <td>
        <State {...appointment} />
      </td>
      <td className="acts">
        <ActButtons {...row} onPressed={acted} />
      </td>
    </tr>
  );
}

export function DayTable(props: DayListProps) {
  const { t } = useTranslation();
  const columns = ['hour', 'patient', 'reason', 'professional', 'state'] as const;
  return (
    <Frame>
      <Table>
        <Unseen as="caption">{props.caption}</Unseen>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`staff.day.${column}`)}
              </th>
            ))}
            <th scope="col" className="acts">
              {t('staff.day.acts')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(props).map((row) => (
            <Row key={row.appointment.reservationId} {...row} />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}
