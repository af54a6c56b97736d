import { useEffect, useId, useState } from 'react';
import { useField } from 'react-final-form';

import { useServerMessage } from '../../i18n/useServerMessage';
import { useFormContext } from './FormContext';

/** When an error is shown: as of the last blur or submit, or as soon as the field is touched or dirty: changed, even back again (spec §5, product §8). */
export type ShowError = 'blur' | 'touched';

type Options = {
  label: string;
  show?: ShowError;
  type?: 'checkbox';
  /** What the field keeps of what is typed. */
  parse?: (typed: string) => string;
};

/** An emptied field is an empty text, not a missing value: rules take texts. */
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

/**
 * One field of the form: its value, and what is wrong with it in words. The form always validates; this decides what
 * is shown, so that nothing complains while a person first types, and a shown error is checked again at each key.
 */
export const useFieldState = (name: string, { label, show = 'blur', type, parse = keep }: Options) => {
  const id = useId();
  const text = useServerMessage();
  const { blocked, refused, register } = useFormContext();
  const { input, meta } = useField<string, HTMLElement, string>(name, { ...(type && { type }), parse, subscription });
  const isWrong = meta.error !== undefined;
  // Whether it was wrong at the last blur, or when the form could last not be sent.
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
        // Not visited: the form itself emptied it, and the keyboard only leaves because the form moves it to the alert.
        setChecked({ wasWrong: isWrong && meta.visited === true, blocked });
      },
      onChange: (event: unknown) => {
        // Right again: while it changes further, nothing is said before the next blur.
        if (!isWrong) setChecked({ wasWrong: false, blocked });
        input.onChange(event);
      },
    },
    error: typeof message === 'string' ? text(message) : undefined,
  };
};
