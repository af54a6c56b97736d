import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import type { StaffThread, StaffThreadActBody } from '../../../contract/staffThreads.ts';
import { useActOnThreadMutation } from '../threadsApi';

type Act = StaffThreadActBody['act'];

/** What one saw goes along: from whom one takes it, or what one read before closing. */
const askedFor = (act: Act, { holder, revision }: StaffThread): StaffThreadActBody => {
  if (act === 'take') return { act, from: holder?.staffId ?? null };
  return act === 'close' ? { act, revision } : { act };
};

export const useCare = (thread: StaffThread) => {
  const { t } = useTranslation();
  const [send, { isLoading, error, originalArgs }] = useActOnThreadMutation();
  const [told, setTold] = useState({ text: '', count: 0 });
  const act = async (what: Act): Promise<boolean> => {
    if (isLoading) return false;
    const { error: failure } = await send({ threadId: thread.threadId, asked: askedFor(what, thread) });
    if (failure) return false;
    setTold(({ count }) => ({ text: t(`staff.told.${what}`), count: count + 1 }));
    return true;
  };
  return { act, told, error, failed: originalArgs?.asked.act, busy: isLoading ? originalArgs?.asked.act : undefined };
};
