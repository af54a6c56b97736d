import type { ReactNode } from 'react';
import styled from 'styled-components';

import { focusRing } from './theme/mixins';
import { color, radius, space } from './theme/tokens';

const Shape = styled.button`
  min-height: 3.5rem;
  padding: ${space.s} ${space.xs};
  border: 2px solid ${color.primary};
  border-radius: ${radius.slot};
  background: ${color.surface};
  color: ${color.primary};
  font-size: 1.25rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  cursor: pointer;
  transition: background-color 120ms;
  &:hover { background: ${color.primarySoft}; }
  &[aria-current='true'] { background: ${color.primary}; color: ${color.onPrimary}; }
  &[aria-disabled='true'] { cursor: progress; }
  small { display: block; font-size: 1rem; font-weight: 500; }
  ${focusRing}
  @media (forced-colors: active) { border-color: ButtonText; }
`;

const widths = { narrow: '6.25rem', usual: '7.5rem', wide: '14rem' } as const;

/** Slots side by side, as many as fit; on the narrowest phones and with large text, one below the other. */
export const SlotGrid = styled.div<{ $slot?: keyof typeof widths }>`
  --slot: ${({ $slot = 'narrow' }) => widths[$slot]};
  display: grid;
  gap: ${space.s};
  grid-template-columns: repeat(auto-fill, minmax(min(var(--slot), 100%), 1fr));
  /* « 12:45 p.m. » is longer than « 12 h 45 ». */
  &:lang(en) { --slot: ${({ $slot = 'narrow' }) => widths[$slot === 'narrow' ? 'usual' : $slot]}; }
`;

type Props = {
  /** What a screen reader says; it begins with the words that are shown. */
  label: string;
  children: ReactNode;
  id?: string;
  isMine?: boolean;
  isBusy?: boolean;
  onPress: () => void;
};

/** A time one can take, big enough for any thumb. A second press while it is being taken does nothing. */
export function SlotButton({ label, children, id, isMine = false, isBusy = false, onPress }: Props) {
  return (
    <Shape
      type="button"
      id={id}
      aria-label={label}
      aria-current={isMine || undefined}
      aria-disabled={isBusy || undefined}
      onClick={() => { if (!isBusy) onPress(); }}
    >
      {children}
    </Shape>
  );
}
