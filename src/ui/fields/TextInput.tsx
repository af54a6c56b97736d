import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';

import { Control } from './controlLook';
import { describedBy, FieldFrame } from './FieldFrame';
import { useFieldState } from './useFieldState';

export type TextInputProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  capitalize?: 'none' | 'words' | 'characters';
  /** `unsaid`: not in the label. */
  optional?: boolean | 'unsaid';
  parse?: (typed: string) => string;
  /** On leaving the field, and before sending. */
  tidy?: (typed: string) => string;
};

export function TextInput({
  name,
  label,
  hint,
  autoComplete,
  type = 'text',
  inputMode,
  capitalize = 'none',
  optional = false,
  parse,
  tidy,
}: TextInputProps) {
  const { id, input, error } = useFieldState(name, { label, ...(parse && { parse }), ...(tidy && { tidy }) });
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional === true}>
      <Control
        {...input}
        id={id}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        autoCapitalize={capitalize}
        spellCheck={false}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy(id, hint, error)}
        aria-required={!optional || undefined}
      />
    </FieldFrame>
  );
}
