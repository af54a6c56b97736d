import type { Transaction } from 'kysely';

import type { DelegationLink } from '../../domain/delegation/delegationLink.ts';
import { concerns } from '../../domain/delegation/granting.ts';
import { delegationNotice } from '../../domain/delegation/notices.ts';
import type { DelegationNotice, NoticeNames } from '../../domain/delegation/noticeText.ts';
import { deliverMessage } from '../mailbox/deliver.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { listPersonAccounts } from './personAccounts.ts';

const systemMessage = { clinicId: null, kind: 'system' } as const;

const namesIn = ({ personFirstName, holderFirstName, holderLastName }: DelegationLink): NoticeNames => ({
  person: personFirstName,
  holder: [holderFirstName, holderLastName].filter((name) => name !== null && name !== '').join(' '),
});

export const tellHolder = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  link: DelegationLink,
  notice: DelegationNotice,
): Promise<void> => {
  await deliverMessage(transaction, vault, {
    ...systemMessage,
    patientId: link.holderPatientId,
    ...delegationNotice(notice, link.holderLang, namesIn(link)),
  });
};

/**
 * @param link as before the change
 * @param but the account that decided
 */
export const tellPerson = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  {
    link,
    notice,
    today,
    but = null,
  }: { link: DelegationLink; notice: DelegationNotice; today: string; but?: string | null },
): Promise<void> => {
  const told = (await listPersonAccounts(transaction, vault, link.patientId, today)).filter(
    (account) => account.accountId !== but && account.accountId !== link.accountId && concerns(link, account, today),
  );
  for (const { patientId, lang } of told) {
    await deliverMessage(transaction, vault, {
      ...systemMessage,
      patientId,
      ...delegationNotice(notice, lang, namesIn(link)),
    });
  }
};
