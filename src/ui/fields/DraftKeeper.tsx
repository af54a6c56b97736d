import { useEffect, useState } from 'react';
import { useForm } from 'react-final-form';

import { draftOf, draftOpened, forgetDraft } from '../../lib/drafts';

export const useDraftedValues = <V extends object>(usual: V, name: string | undefined): V => {
  const [drafted] = useState(() => {
    const draft = name === undefined ? undefined : draftOf(name);
    return draft && { ...usual, ...draft };
  });
  return drafted ?? usual;
};

export function DraftKeeper({ name }: { name: string }) {
  const form = useForm();
  useEffect(() => {
    const begunFrom = draftOf(name);
    const close = draftOpened(name, () => form.getState().values);
    return () => {
      close();
      const { dirty, submitSucceeded } = form.getState();
      if (dirty || submitSucceeded) forgetDraft(name, begunFrom);
    };
  }, [form, name]);
  return null;
}
