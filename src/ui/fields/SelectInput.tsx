import type { ReactNode } from 'react';
import styled from 'styled-components';

import { controlLook } from './controlLook';
import { describedBy, FieldFrame } from './FieldFrame';
import { useFieldState } from './useFieldState';

const Control = styled.select`
  ${controlLook}
  text-overflow: ellipsis;
`;

export type Option = { value: string; label: string };

/** `empty` selects nothing. */
type Props = {
  name: string;
  label: string;
  hint?: ReactNode;
  options: readonly Option[];
  empty?: string;
  optional?: boolean | 'unsaid';
};

export function SelectInput({ name, label, hint, options, empty, optional = false }: Props) {
  const { id, input, error } = useFieldState(name, { label });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional === true}>
      <Control
        {...input}
        id={id}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, hint, error)}
        aria-required={!optional || undefined}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Control>
    </FieldFrame>
  );
}
