import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/** Must follow the fields, which register first. */
export function Typed({ texts }: { texts: () => object }) {
  const form = useForm();
  useEffect(() => {
    form.batch(() => {
      for (const [name, text] of Object.entries(texts())) form.change(name, text);
    });
  }, [form, texts]);
  return null;
}
