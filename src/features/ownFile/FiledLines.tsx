import styled from 'styled-components';

import { beside } from '../../lib/lists';
import { sheet } from '../../ui/theme/mixins';
import { color, space, type } from '../../ui/theme/tokens';

const Lines = styled.ol`
  ${sheet}
  list-style: none;
  li {
    display: grid;
    padding: ${space.m} ${space.l};
    border-block-start: 1px solid ${color.line};
    overflow-wrap: anywhere;
    break-inside: avoid;
  }
  li:first-child {
    border-block-start: 0;
  }
  strong {
    font-weight: 600;
  }
  span {
    color: ${color.inkSoft};
    font-size: ${type.small};
  }
`;

type Line = { key: string; title: string; said: readonly string[] };

export function FiledLines({ lines }: { lines: readonly Line[] }) {
  return (
    <Lines>
      {lines.map(({ key, title, said }) => (
        <li key={key}>
          <strong>{title}</strong>
          <span>{beside(said)}</span>
        </li>
      ))}
    </Lines>
  );
}
