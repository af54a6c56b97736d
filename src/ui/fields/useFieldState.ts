import { useEffect, useId, useState } from 'react';
import { useField } from 'react-final-form';

import { useServerMessage } from '../../i18n/useServerMessage';
import { useFormContext } from './FormContext';

/** After the last blur or submit, or once touched or dirty: changed, even back again (spec §5, product §8). */
export type ShowError = 'blur' | 'touched';

type Options = {
  label: string;
  show?: ShowError;
  type?: 'checkbox';
  parse?: (typed: string) => string;
  tidy?: (typed: string) => string;
};

/** An emptied field is '': rules take text. */
const keep = (typed: string): string => typed;

const subscription = {
  value: true,
  error: true,
  submitError: true,
  touched: true,
  visited: true,
  modified: true,
  dirty: true,
  dirtySinceLastSubmit: true,
};

/** An error waits for the end of first typing; once shown, it updates on each key. */
export const useFieldState = (name: string, { label, show = 'blur', type, parse = keep, tidy }: Options) => {
  const id = useId();
  const text = useServerMessage();
  const { blocked, refused, register } = useFormContext();
  const { input, meta } = useField<string, HTMLElement, string>(name, {
    ...(type && { type }),
    ...(tidy && { format: tidy, formatOnBlur: true }),
    parse,
    subscription,
  });
  const isWrong = meta.error !== undefined;
  const [checked, setChecked] = useState({ wasWrong: false, blocked });
  if (checked.blocked !== blocked) setChecked({ wasWrong: isWrong, blocked });

  useEffect(() => register(name, label, id), [register, name, label, id]);

  const isShown = show === 'blur' ? checked.wasWrong : meta.touched === true || meta.modified === true;
  const said: unknown = meta.dirty === true ? undefined : refused[name];
  const refusal: unknown = meta.dirtySinceLastSubmit === true ? undefined : (meta.submitError ?? said);
  const message: unknown = isShown && isWrong ? meta.error : refusal;
  return {
    id,
    input: {
      ...input,
      onBlur: () => {
        input.onBlur();
        // Not visited: the form reset it.
        setChecked({ wasWrong: isWrong && meta.visited === true, blocked });
      },
      onChange: (event: unknown) => {
        // Valid again: silent until the next blur.
        if (!isWrong) setChecked({ wasWrong: false, blocked });
        input.onChange(event);
      },
    },
    error: typeof message === 'string' ? text(message) : undefined,
  };
};
