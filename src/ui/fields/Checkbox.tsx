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

/** Big enough for any thumb; the tick is the browser's own, so that every mode of display shows it. */
const Tick = styled.input`
  width: 1.75rem;
  height: 1.75rem;
  margin: ${space.s};
  margin-inline-start: 0;
  accent-color: ${color.primary};
  border-radius: ${radius.input};
  ${focusRing}
`;

/** `name` is the field; `summaryLabel` how the error summary calls it, since the words of the box may hold links. */
type Props = { name: string; children: ReactNode; summaryLabel: string };

/** A box to tick. Its error shows once it is touched or dirty (product §8). */
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
