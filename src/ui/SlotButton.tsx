import type { ReactNode } from 'react';
import styled from 'styled-components';

import { focusRing } from './theme/mixins';
import { color, radius, space } from './theme/tokens';

const Shape = styled.button`
  position: relative;
  min-height: 3.5rem;
  /* Reached by the keyboard, it stands clear of a notice at the edge of the window. */
  scroll-margin-block: 8rem;
  padding: ${space.s} ${space.xs};
  border: 2px solid ${color.primary};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.primary};
  font-size: 1.25rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  cursor: pointer;
  transition: background-color 120ms;
  &:hover {
    background: ${color.primarySoft};
  }
  &[aria-current='true'] {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
  &[aria-busy='true'] {
    cursor: progress;
  }
  &[data-off] {
    border-style: dashed;
    border-color: ${color.control};
    background: ${color.sunken};
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
  small {
    display: block;
    font-size: 1rem;
    font-weight: 500;
  }
  /* As high as before: what it said goes up, to make room. */
  &[data-gone] {
    padding-block: 0.125rem 0.875rem;
    text-decoration: line-through;
  }
  ${focusRing}
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

/** Overlaid, so that nothing moves. */
const Over = styled.span`
  position: absolute;
  inset-inline: 0;
  bottom: 0.25rem;
  font-size: 0.875rem;
  font-weight: 650;
  line-height: 1;
`;

const widths = { narrow: '6.25rem', usual: '7.5rem', wide: '14rem' } as const;

export const SlotGrid = styled.div<{ $slot?: keyof typeof widths }>`
  --slot: ${({ $slot = 'narrow' }) => widths[$slot]};
  display: grid;
  gap: ${space.s};
  grid-template-columns: repeat(auto-fill, minmax(min(var(--slot), 100%), 1fr));
  /* « 12:45 p.m. » is longer than « 12 h 45 ». */
  &:lang(en) {
    --slot: ${({ $slot = 'narrow' }) => widths[$slot === 'narrow' ? 'usual' : $slot]};
  }
`;

type Props = {
  /** Must begin with the visible words. */
  label: string;
  children: ReactNode;
  id?: string;
  isMine?: boolean;
  isBusy?: boolean;
  /** Stays focusable: the label gives the reason. */
  isOff?: boolean;
  gone?: string | undefined;
  onPress: () => void;
};

export function SlotButton({
  label,
  children,
  id,
  isMine = false,
  isBusy = false,
  isOff = false,
  gone,
  onPress,
}: Props) {
  return (
    <Shape
      type="button"
      id={id}
      aria-label={label}
      aria-current={isMine || undefined}
      aria-disabled={isBusy || isOff || undefined}
      aria-busy={isBusy || undefined}
      data-off={isOff || undefined}
      data-gone={gone === undefined ? undefined : true}
      onClick={() => {
        if (!isBusy && !isOff) onPress();
      }}
    >
      {children}
      {gone !== undefined && (
        <>
          {' '}
          <Over>{gone}</Over>
        </>
      )}
    </Shape>
  );
}
