import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';

import { Control } from './controlLook';
import { describedBy, FieldFrame } from './FieldFrame';
import { useFieldState } from './useFieldState';

/** What every field takes: the contract's field name, the words, and what the browser may fill in. */
export type TextInputProps = {
  name: string;
  label: string;
  hint?: ReactNode;
  autoComplete: HTMLInputAutoCompleteAttribute;
  type?: 'text' | 'email' | 'tel';
  inputMode?: 'text' | 'email' | 'tel' | 'numeric';
  capitalize?: 'none' | 'words' | 'characters';
  /** May stay empty, and the label says so; `unsaid` where that goes without saying, as of a search. */
  optional?: boolean | 'unsaid';
  /** What the field keeps of what is typed. */
  parse?: (typed: string) => string;
};

/** One line of text. */
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
}: TextInputProps) {
  const { id, input, error } = useFieldState(name, { label, ...(parse && { parse }) });
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
