import { createContext, use } from 'react';

/** What the fields of one form share. */
export type FormContextValue = {
  /** How many times the person asked to send the form. */
  attempts: number;
  /** How many of these were held back because something was wrong. */
  blocked: number;
  /** What was said of the fields elsewhere, as message keys: each shows until it is changed. */
  refused: Partial<Record<string, string>>;
  /** Tells the error summary how a field is called and where it stands; call the answer to withdraw it. */
  register: (name: string, label: string, id: string) => () => void;
};

export const FormContext = createContext<FormContextValue>({
  attempts: 0,
  blocked: 0,
  refused: {},
  register: () => () => undefined,
});

/** The form around a field. */
export const useFormContext = (): FormContextValue => use(FormContext);
