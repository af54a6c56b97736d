import type { ReactNode } from 'react';
import styled from 'styled-components';

import { focusRing } from './theme/mixins';
import { color, linkTarget, space } from './theme/tokens';

const Frame = styled.details`
  > summary {
    display: list-item;
    min-height: ${linkTarget};
    padding-block: ${space.s};
    color: ${color.link};
    text-decoration: underline;
    text-underline-offset: 0.18em;
    cursor: pointer;
    ${focusRing}
  }
  &[open] > summary {
    margin-block-end: ${space.m};
  }
`;

type Props = { label: string; onOpen?: () => void; children: ReactNode };

export function Unfold({ label, onOpen, children }: Props) {
  return (
    <Frame
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen?.();
      }}
    >
      <summary>{label}</summary>
      {children}
    </Frame>
  );
}
