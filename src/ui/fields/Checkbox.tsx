import type { ReactNode } from 'react';
import styled from 'styled-components';

import { focusRing } from '../theme/mixins';
import { color, radius, space, target } from '../theme/tokens';
import { FieldError } from './FieldError';
import { useFieldState } from './useFieldState';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.m};
  align-items: center;
  min-height: ${target};
  > label {
    padding-block: ${space.s};
  }
`;

/** Native, to show in every display mode. */
const Tick = styled.input`
  width: 1.75rem;
  height: 1.75rem;
  margin: ${space.s};
  margin-inline-start: 0;
  accent-color: ${color.primary};
  border-radius: ${radius.input};
  ${focusRing}
`;

/** `summaryLabel`: the label may hold links. */
type Props = { name: string; children: ReactNode; summaryLabel: string };

/** Its error shows once touched or dirty (product §8). */
export function Checkbox({ name, children, summaryLabel }: Props) {
  const { id, input, error } = useFieldState(name, { label: summaryLabel, show: 'touched', type: 'checkbox' });
  return (
    <div>
      <FieldError id={id} error={error} />
      <Row>
        <Tick
          {...input}
          value={undefined}
          id={id}
          type="checkbox"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
          aria-required
        />
        <label htmlFor={id}>{children}</label>
      </Row>
    </div>
  );
}
