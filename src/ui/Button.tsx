import type { ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';

import { saysOnArrival } from './live';
import { focusRing } from './theme/mixins';
import { color, radius, space, target, wide } from './theme/tokens';

export type ButtonLook = 'primary' | 'secondary' | 'warning' | 'quiet';

const looks = {
  primary: css`
    background: ${color.primary};
    color: ${color.onPrimary};
    border-color: ${color.primary};
    &:hover {
      background: ${color.primaryHover};
      border-color: ${color.primaryHover};
    }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.primary};
    border-color: ${color.primary};
    &:hover {
      background: ${color.primarySoft};
    }
  `,
  warning: css`
    background: ${color.danger};
    color: ${color.onDanger};
    border-color: ${color.danger};
    &:hover {
      text-decoration: underline;
      text-underline-offset: 0.2em;
    }
  `,
  quiet: css`
    background: transparent;
    color: ${color.link};
    border-color: transparent;
    padding-inline: 0;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 0.18em;
    &:hover {
      text-decoration-thickness: 3px;
    }
  `,
};

export const buttonLook = css<{ $look: ButtonLook }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-height: ${target};
  padding: ${space.s} ${space.xl};
  width: ${({ $look }) => ($look === 'quiet' ? 'auto' : '100%')};
  border: 2px solid;
  border-radius: ${radius.control};
  font-weight: 650;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color 120ms,
    border-color 120ms;
  ${wide} {
    width: auto;
  }
  ${({ $look }) => looks[$look]}
  ${focusRing}
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
  @media print {
    display: none;
  }
`;

const Shape = styled.button<{ $look: ButtonLook }>`
  ${buttonLook}
`;

type Props = {
  children: ReactNode;
  look?: ButtonLook;
  type?: 'button' | 'submit';
  /** Label while working; ignores presses. */
  busy?: string | false;
  onPress?: () => void;
  /** Must begin with the visible words. */
  label?: string | undefined;
  describedBy?: string;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** One primary button per page. */
export function Button({
  children,
  look = 'primary',
  type = 'button',
  busy = false,
  onPress,
  label,
  describedBy,
  ref,
}: Props) {
  return (
    <Shape
      ref={ref}
      $look={look}
      type={type}
      aria-disabled={busy !== false || undefined}
      aria-label={busy === false ? label : undefined}
      aria-describedby={describedBy}
      onClick={(event) => {
        if (busy !== false) event.preventDefault();
        else onPress?.();
      }}
    >
      {busy === false ? children : <span {...saysOnArrival}>{busy}</span>}
    </Shape>
  );
}
