import type { ReactNode } from 'react';
import styled from 'styled-components';

import { controlLook } from './controlLook';
import { describedBy, FieldFrame } from './FieldFrame';
import { useFieldState } from './useFieldState';

const Control = styled.textarea`
  ${controlLook}
  min-height: 12rem;
  resize: vertical;
  line-height: 1.5;
`;

type Props = { name: string; label: string; hint?: ReactNode };

export function TextArea({ name, label, hint }: Props) {
  const { id, input, error } = useFieldState(name, { label });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <Control
        {...input}
        id={id}
        autoComplete="off"
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, hint, error)}
        aria-required
      />
    </FieldFrame>
  );
}
