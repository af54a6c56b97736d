import { useField } from 'react-final-form';

/** The value of another field of the form, for what only shows with one of its answers. */
export const useFieldValue = (name: string): string => useField<string>(name, { subscription: { value: true } }).input.value;
