import { css } from 'styled-components';

import { color } from './tokens';

/** The ring around what has the keyboard: dark line and yellow halo, or a yellow line with a gap on dark ground. */
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

/** Shown to screen readers only. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A white sheet with a thin edge; edges stay when colours are forced, shadows would not. */
export const sheet = css`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: 14px;
`;
