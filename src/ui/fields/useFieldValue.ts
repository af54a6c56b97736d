import { useField } from 'react-final-form';

const subscription = { value: true };

/** The value of another field of the form, for what only shows with one of its answers. */
export const useFieldValue = (name: string): string => useField<string>(name, { subscription }).input.value;

/** The same for a field that keeps a list. */
export const useFieldList = (name: string): string[] => useField<string[]>(name, { subscription }).input.value;

/** A field whose value is a list of things that the person brings and takes off again. */
export const useFieldItems = <T>(name: string): { items: readonly T[]; change: (items: readonly T[]) => void } => {
  const { input } = useField<readonly T[], HTMLElement, readonly T[]>(name, { subscription, format: (items: readonly T[]) => items });
  return { items: input.value, change: (items) => { input.onChange(items); } };
};
