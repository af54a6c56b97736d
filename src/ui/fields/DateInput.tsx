import type { ReactNode } from 'react';

import { Control } from './controlLook';
import { describedBy, FieldFrame } from './FieldFrame';
import { useFieldState } from './useFieldState';

/** `YYYY-MM-DD`. */
type Props = { name: string; label: string; hint?: ReactNode; min?: string; max?: string; optional?: boolean };

export function DateInput({ name, label, hint, min, max, optional = false }: Props) {
  const { id, input, error } = useFieldState(name, { label });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional}>
      <Control
        {...input}
        id={id}
        type="date"
        min={min}
        max={max}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, hint, error)}
        aria-required={!optional || undefined}
      />
    </FieldFrame>
  );
}
