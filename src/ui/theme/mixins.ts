import { css } from 'styled-components';

import { color } from './tokens';

export const focusRing = css`
  &:focus-visible {
    outline: 3px solid var(--ring);
    outline-offset: var(--ringGap);
    box-shadow: var(--halo);
  }
  @media (forced-colors: active) {
    &:focus-visible {
      outline: 3px solid Highlight;
      box-shadow: none;
    }
  }
`;

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Bordered: forced colours drop shadows. */
export const sheet = css`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: 14px;
`;
