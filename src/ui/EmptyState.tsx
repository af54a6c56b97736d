import type { ReactNode } from 'react';
import styled from 'styled-components';

import { color, radius, space, width } from './theme/tokens';

const Sheet = styled.div`
  display: grid;
  gap: ${space.m};
  justify-items: start;
  padding: ${space.xl};
  border: 2px dashed ${color.control};
  border-radius: ${radius.card};
  > p {
    max-width: ${width.text};
    color: ${color.inkSoft};
  }
`;

/** Its title can receive the focus. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Sheet>
      <h2 tabIndex={-1}>{title}</h2>
      <p>{text}</p>
      {children}
    </Sheet>
  );
}
