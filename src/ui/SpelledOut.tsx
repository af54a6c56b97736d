import styled from 'styled-components';

import { visuallyHidden } from './theme/mixins';

const Said = styled.span`
  ${visuallyHidden}
`;

const groupsOf = (code: string): string[] => code.replace(/[\s-]/g, '').match(/.{1,4}/g) ?? [];

/** Shown in fours; said letter by letter. */
export function SpelledOut({ children: code, separator = ' ' }: { children: string; separator?: string }) {
  const groups = groupsOf(code);
  return (
    <span translate="no">
      <span aria-hidden="true">{groups.join(separator)}</span>
      <Said>{groups.map((group) => [...group].join(' ')).join(', ')}</Said>
    </span>
  );
}
