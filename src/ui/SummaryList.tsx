import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';

import { color, linkTarget, space, wide } from './theme/tokens';

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${wide} {
    grid-template-columns: minmax(8rem, 12rem) minmax(0, 1fr);
  }
  dt {
    padding-top: ${space.m};
    border-top: 1px solid ${color.line};
    color: ${color.inkSoft};
    ${wide} {
      padding-block: ${space.m};
      padding-inline-end: ${space.m};
    }
  }
  dd {
    padding-bottom: ${space.m};
    font-weight: 550;
    overflow-wrap: anywhere;
    ${wide} {
      padding-block: ${space.m};
      border-top: 1px solid ${color.line};
    }
  }
  dd > a {
    display: inline-flex;
    align-items: center;
    min-height: ${linkTarget};
    margin-block: -${space.s};
  }
  dt:first-of-type {
    padding-top: 0;
  }
  @media print {
    grid-template-columns: 11rem minmax(0, 1fr);
    font-size: 10.5pt;
    line-height: 1.3;
    dt,
    dd {
      padding-block: 0.125rem;
      border-top: 1px solid ${color.line};
      break-inside: avoid;
    }
    /* Nothing is pressed on paper. */
    dd > a {
      min-height: 0;
      margin-block: 0;
    }
  }
  dt:first-of-type,
  dd:first-of-type {
    border-top: 0;
    ${wide} {
      padding-top: 0;
    }
  }
  dd:last-of-type {
    padding-bottom: 0;
  }
`;

export type SummaryRow = { key: string; term: string; value: ReactNode };

export function SummaryList({ rows }: { rows: readonly SummaryRow[] }) {
  return (
    <List>
      {rows.map(({ key, term, value }) => (
        <Fragment key={key}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </List>
  );
}
