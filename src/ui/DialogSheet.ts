import styled from 'styled-components';

import { color, radius, space } from './theme/tokens';

export const DialogSheet = styled.dialog`
  width: min(36rem, calc(100vw - 2 * ${space.l}));
  padding: ${space.xl};
  border: 2px solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.ink};
  &::backdrop {
    background: ${color.veil};
  }
`;

export const DialogBody = styled.div`
  display: grid;
  gap: ${space.l};
  margin-bottom: ${space.xl};
  ol,
  ul {
    display: grid;
    gap: ${space.s};
    padding-inline-start: 1.5em;
  }
`;

/** Where its form shows problems: behind the dialog, nobody would read them. */
export const DialogTop = styled.div`
  &:empty {
    display: none;
  }
`;
