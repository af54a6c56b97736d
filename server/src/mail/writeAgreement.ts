import { issueAgreementKey } from '../data/delegation/agreementLinks.ts';
import { readAgreementRequest } from '../data/delegation/agreementMails.ts';
import { takeLink } from '../data/delegation/links.ts';
import { isJoined } from '../data/delegation/mergeRecords.ts';
import { noteTold } from '../data/delegation/noteTold.ts';
import { listPersonAccounts } from '../data/delegation/personAccounts.ts';
import { isNumberSeen } from '../data/delegation/sameNumber.ts';
import { tellPerson } from '../data/delegation/tellOfAccess.ts';
import { mailsADay } from '../data/mailboxLimit.ts';
import type { LeasedRow } from '../data/outbox.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import { systemClock } from '../domain/clock.ts';
import { agreementLink } from '../domain/delegation/agreementLink.ts';
import { awaitedOf, isOutgrownAccess } from '../domain/delegation/granting.ts';
import { composeMail } from '../domain/mail/composeMail.ts';
import { networkOf } from '../domain/mail/network.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

/**
 * `isKept`: it waits for the person's own record; or an account has the record, or a clinic saw its number or merged
 * it.
 */
type Told = { addresses: string[]; isKept: boolean };

/**
 * At most one message a week.
 * @returns undefined when nothing is pending
 */
const tellAccounts = ({ db, vault }: SenderDeps, linkId: string, today: string): Promise<Told | undefined> =>
  inTransaction(db, async (transaction) => {
    const link = await takeLink(transaction, linkId);
    if (link === undefined || awaitedOf(link, today) !== 'person') return undefined;
    if (await noteTold(transaction, vault, link))
      await tellPerson(transaction, vault, { link, notice: 'asked', today });
    const accounts = await listPersonAccounts(transaction, vault, link.patientId, today);
    const isOwn = accounts.some(({ patientId }) => patientId === link.patientId);
    return {
      addresses: accounts.map(({ email }) => email),
      isKept:
        isOwn ||
        isOutgrownAccess(link, today) ||
        (await isNumberSeen(transaction, vault, link.patientId)) ||
        (await isJoined(transaction, link.patientId)),
    };
  });

/**
 * The requester chose the address: no link goes to a notified account's address, or where `isKept`. Accounts that only
 * claim the number do not stop the email: its absence would reveal them. Runs outside the request: timing reveals
 * nothing.
 */
export const writeAgreement = async (deps: SenderDeps, row: LeasedRow): Promise<OutgoingMail | null> => {
  const { config, db, vault } = deps;
  const { linkId, to } = readAgreementRequest(row, vault);
  const told = await tellAccounts(deps, linkId, todayAt(systemClock()));
  if (told === undefined || to === null || told.isKept || told.addresses.includes(to)) return null;
  const { id, lang, attempts, createdAt: at } = row;
  // Retries do not count towards the limit.
  const maxPerDay = config.rateLimits && attempts === 1 ? mailsADay : Infinity;
  const key = await issueAgreementKey(db, vault, { linkId, address: to, maxPerDay });
  if (key === undefined) return null;
  const facts = { login: '', address: agreementLink(config.publicUrl, key), at, device: '' };
  return { id, attempts, to, lang, ...composeMail('accessRequest', lang, facts, networkOf(config)) };
};
