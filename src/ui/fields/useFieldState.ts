import { useEffect, useId, useState } from 'react';
import { useField } from 'react-final-form';

import { useServerMessage } from '../../i18n/useServerMessage';
import { useFormContext } from './FormContext';

/** When an error is shown: as of the last blur or submit, or as soon as the field is touched or dirty (spec §5, product §8). */
export type ShowError = 'blur' | 'touched';

type Options<V> = {
  label: string;
  show?: ShowError;
  type?: 'checkbox' | 'radio';
  /** What the field keeps of what is typed. */
  parse?: (typed: string) => V;
};

/**
 * One field of the form: its value, and what is wrong with it in words. The form always validates; this decides what
 * is shown, so that nothing complains while a person first types, and a shown error is checked again at each key.
 */
export const useFieldState = <V = string>(name: string, { label, show = 'blur', type, parse }: Options<V>) => {
  const id = useId();
  const words = useServerMessage();
  const { blocked, register } = useFormContext();
  const { input, meta } = useField<V, HTMLElement, string>(name, {
    ...(type && { type }),
    // An emptied field is an empty text, not a missing value: rules take texts.
    parse: (typed: string) => (parse ? parse(typed) : (typed as V)),
    subscription: { value: true, error: true, submitError: true, touched: true, dirty: true, dirtySinceLastSubmit: true },
  });
  const isWrong = meta.error !== undefined;
  // Whether it was wrong at the last blur, or when the form could last not be sent.
  const [checked, setChecked] = useState({ wasWrong: false, blocked });
  if (checked.blocked !== blocked) setChecked({ wasWrong: isWrong, blocked });

  useEffect(() => register(name, label, id), [register, name, label, id]);

  const isShown = show === 'blur' ? checked.wasWrong : Boolean(meta.touched || meta.dirty);
  const refusal = meta.dirtySinceLastSubmit ? undefined : meta.submitError;
  const message: unknown = (isShown && meta.error) || refusal;
  return {
    id,
    input: {
      ...input,
      onBlur: () => { input.onBlur(); setChecked({ wasWrong: isWrong, blocked }); },
      onChange: (event: unknown) => {
        // Right again: while it changes further, nothing is said before the next blur.
        if (!isWrong) setChecked({ wasWrong: false, blocked });
        input.onChange(event);
      },
    },
    error: typeof message === 'string' ? words(message) : undefined,
  };
};
