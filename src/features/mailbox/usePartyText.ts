import { useTranslation } from 'react-i18next';

import type { Message } from '../../../contract/mailbox.ts';

type Person = Message['aboutPatient'];

export const nameOf = ({ firstName, lastName }: Person): string => [firstName, lastName].filter(Boolean).join(' ');

export const usePartyText = (networkName: string): ((party: Message['from']) => string) => {
  const { t } = useTranslation();
  return ({ kind, name }) => {
    if (kind === 'me') return t('mailbox.me');
    return name ?? (kind === 'network' ? networkName : t('mailbox.someone'));
  };
};
