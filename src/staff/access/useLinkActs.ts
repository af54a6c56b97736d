import { useTranslation } from 'react-i18next';

import type { StaffLinkAct, StaffPersonLink } from '../../../contract/staffPeople.ts';
import type { DependentScope } from '../../../contract/dependents.ts';
import { useActOnLinkMutation } from '../peopleApi';
import { useActKeys } from '../useActKeys';

type Asked =
  { act: 'accept' | 'consent'; scopes: DependentScope[] } | { act: Exclude<StaffLinkAct, 'accept' | 'consent'> };

export type LinkActs = ReturnType<typeof useLinkActs>;

export const useLinkActs = (clinic: string, onDone: (said: string) => void) => {
  const { t } = useTranslation();
  const [act] = useActOnLinkMutation();
  const keys = useActKeys();
  const send = async ({ linkId, holder, state }: StaffPersonLink, asked: Asked) => {
    const named = JSON.stringify([linkId, asked]);
    const { error } = await act({ linkId, body: { clinic, ...asked }, key: keys.keyOf(named) });
    if (error) keys.failed(named, error);
    else {
      keys.done(named);
      onDone(t(`staff.link.${asked.act === 'end' && state === 'pending' ? 'refuse' : asked.act}.done`, { holder }));
    }
    return error;
  };
  return { send };
};
