import { useField } from 'react-final-form';

const subscription = { value: true };

/** The value of another field of the form, for what only shows with one of its answers. */
export const useFieldValue = (name: string): string => useField<string>(name, { subscription }).input.value;

/** The same for a field that keeps a list. */
export const useFieldList = (name: string): string[] => useField<string[]>(name, { subscription }).input.value;
