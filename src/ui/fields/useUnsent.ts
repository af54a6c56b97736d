import { useCallback } from 'react';
import { useForm } from 'react-final-form';

/** Whether the form holds what nobody was sent yet. */
export const useUnsent = (): (() => boolean) => {
  const form = useForm();
  return useCallback(() => form.getState().dirty === true, [form]);
};
