import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/** Applies text typed during hydration. Must follow the fields, which register first. */
export function Typed({ texts }: { texts: () => object }) {
  const form = useForm();
  useEffect(() => {
    form.batch(() => {
      for (const [name, text] of Object.entries(texts())) form.change(name, text);
    });
  }, [form, texts]);
  return null;
}
