import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useForm } from 'react-final-form';

import { draftOf, draftOpened, forgetDraft } from '../../lib/drafts';
import { sameValues } from './sameValues';

type Props = { name: string; usual: object; sent: RefObject<object | undefined>; staysWhenLeft: boolean };

/** The page may have gone before the answer. */
export const dropSentDraft = (name: string, sent: object): void => {
  const draft = draftOf(name);
  if (draft && sameValues(draft, sent)) forgetDraft(name, draft);
};

export function DraftKeeper({ name, usual, sent, staysWhenLeft }: Props) {
  const form = useForm();
  const stays = useEffectEvent(
    (values: object): boolean => staysWhenLeft && values !== sent.current && !sameValues(values, usual),
  );
  useEffect(() => {
    const begunFrom = draftOf(name);
    const close = draftOpened(name, () => form.getState().values);
    return () => {
      const { dirty, submitSucceeded, values } = form.getState();
      if (dirty || submitSucceeded) forgetDraft(name, begunFrom);
      close(stays(values) ? values : undefined);
    };
  }, [form, name]);
  return null;
}
