import { useEffect, useRef } from 'react';
import { useField } from 'react-final-form';

const subscription = { value: true };

/** The value of another field of the form, for what only shows with one of its answers. */
export const useFieldValue = (name: string): string => useField<string>(name, { subscription }).input.value;

/** The same for a field that keeps a list. */
export const useFieldList = (name: string): string[] => useField<string[]>(name, { subscription }).input.value;

type Items<T> = { items: readonly T[]; change: (from: (items: readonly T[]) => readonly T[]) => void };

/**
 * A field whose value is a list of things that the person brings and takes off again. It changes from what it holds then: what takes its
 * time to come must not bring back what was taken off meanwhile.
 */
export const useFieldItems = <T>(name: string): Items<T> => {
  const { input } = useField<readonly T[], HTMLElement, readonly T[]>(name, {
    subscription,
    format: (items: readonly T[]) => items,
  });
  const latest = useRef(input.value);
  useEffect(() => {
    latest.current = input.value;
  });
  return {
    items: input.value,
    change: (from) => {
      input.onChange(from(latest.current));
    },
  };
};
