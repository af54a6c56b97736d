import { createContext, use } from 'react';

export type FormContextValue = {
  attempts: number;
  blocked: number;
  /** Message keys, until the field changes. */
  refused: Partial<Record<string, string>>;
  register: (name: string, label: string, id: string) => () => void;
};

export const FormContext = createContext<FormContextValue>({
  attempts: 0,
  blocked: 0,
  refused: {},
  register: () => () => undefined,
});

export const useFormContext = (): FormContextValue => use(FormContext);
