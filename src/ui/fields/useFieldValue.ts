import { useEffect, useRef } from 'react';
import { useField } from 'react-final-form';

const subscription = { value: true };

export const useFieldValue = (name: string): string => useField<string>(name, { subscription }).input.value;

/** No input shows it. */
export const useHeldValue = <T>(name: string): [T | null, (value: T | null) => void] => {
  const { input } = useField<T | null, HTMLElement, T | null>(name, {
    subscription,
    allowNull: true,
    format: (value: T | null) => value,
  });
  return [input.value, input.onChange];
};

type Items<T> = { items: readonly T[]; change: (from: (items: readonly T[]) => readonly T[]) => void };

/** `change` uses the latest list: a slow addition must not undo a removal. */
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
