import type { ReactNode } from 'react';
import styled from 'styled-components';

import { focusRing } from './theme/mixins';
import { color, linkTarget, radius, space, target } from './theme/tokens';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  @media print {
    display: none;
  }
`;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  @media print {
    display: none;
  }
`;

const Legend = styled.legend`
  padding: 0;
  margin-bottom: ${space.xs};
  font-weight: 650;
  line-height: 1.3;
`;

const Shape = styled.button<{ $small: boolean }>`
  min-height: ${({ $small }) => ($small ? linkTarget : target)};
  padding: ${({ $small }) => ($small ? `${space.xs} ${space.m}` : `${space.s} ${space.l}`)};
  border: 2px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.ink};
  font-weight: 550;
  text-align: start;
  line-height: 1.3;
  cursor: pointer;
  &:hover {
    border-color: ${color.primary};
  }
  &[aria-pressed='true'] {
    border-color: ${color.primary};
    background: ${color.primarySoft};
    font-weight: 700;
  }
  &[aria-pressed='true']::before {
    /* A tick, drawn: not every font has one. */
    content: '';
    display: inline-block;
    width: 0.3em;
    height: 0.65em;
    margin-inline: 0.1em 0.5em;
    border: solid currentColor;
    border-width: 0 0.15em 0.15em 0;
    transform: translateY(-0.1em) rotate(45deg);
  }
  &[aria-disabled='true'] {
    border-style: dashed;
    background: ${color.sunken};
    color: ${color.inkSoft};
    cursor: not-allowed;
  }
  small {
    display: block;
    font-size: 1rem;
    font-weight: 400;
  }
  ${focusRing}
`;

/** `off` is the reason. */
type Toggle = { value: string; label: ReactNode; off?: string | false };

type Props = {
  label: string;
  labelShown?: boolean;
  chosen: string | readonly string[];
  options: readonly Toggle[];
  onChoose: (value: string) => void;
  small?: boolean;
};

export function Toggles({ label, labelShown = false, chosen, options, onChoose, small = false }: Props) {
  const all = [chosen].flat();
  const row = (
    <Row {...(!labelShown && { role: 'group', 'aria-label': label })}>
      {options.map(({ value, label: text, off = false }) => (
        <Shape
          key={value}
          type="button"
          $small={small}
          aria-pressed={all.includes(value)}
          aria-disabled={off !== false || undefined}
          onClick={() => {
            if (off === false) onChoose(value);
          }}
        >
          <span>{text}</span>
          {off !== false && <small>{off}</small>}
        </Shape>
      ))}
    </Row>
  );
  if (!labelShown) return row;
  return (
    <Group>
      <Legend>{label}</Legend>
      {row}
    </Group>
  );
}
