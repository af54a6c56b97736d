import type { Transaction } from 'kysely';

import type { DelegationLink } from '../../domain/delegation/delegationLink.ts';
import { concerns } from '../../domain/delegation/granting.ts';
import { delegationNotice } from '../../domain/delegation/notices.ts';
import type { DelegationNotice, NoticeNames } from '../../domain/delegation/noticeText.ts';
import { deliverMessage } from '../mailbox/deliver.ts';
import type { Tables } from '../tables.ts';
import type { Vault } from '../vault.ts';
import { listPersonAccounts } from './personAccounts.ts';

const email = { clinicId: null, kind: 'system' } as const;

const namesIn = ({ personFirstName, holderFirstName, holderLastName }: DelegationLink): NoticeNames => ({
  person: personFirstName,
  holder: [holderFirstName, holderLastName].filter((name) => name !== null && name !== '').join(' '),
});

/** Leaves a notice in the mailbox of whoever holds a link, in their language. */
export const tellHolder = async (
  transaction: Transaction<Tables>,
  vault: Vault,
  link: DelegationLink,
  notice: DelegationNotice,
): Promise<void> => {
  await deliverMessage(transaction, vault, {
    ...email,
    patientId: link.holderPatientId,
    ...delegationNotice(notice, link.holderLang, namesIn(link)),
  });
};

/**
 * Leaves a notice with every account of the person whom a link is about and whom it concerns, in its language.
 * @param link as it stood before
 * @param but the account that decided, which knows
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
    await deliverMessage(transaction, vault, { ...email, patientId, ...delegationNotice(notice, lang, namesIn(link)) });
  }
};
