import { issueAgreementKey, requestsADay } from '../data/delegation/agreementLinks.ts';
import { readAgreementRequest } from '../data/delegation/agreementMails.ts';
import { takeLink } from '../data/delegation/links.ts';
import { isJoined } from '../data/delegation/mergeRecords.ts';
import { noteTold } from '../data/delegation/noteTold.ts';
import { listPersonAccounts } from '../data/delegation/personAccounts.ts';
import { tellPerson } from '../data/delegation/tellOfAccess.ts';
import type { LeasedRow } from '../data/outbox.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import { systemClock } from '../domain/clock.ts';
import { agreementLink } from '../domain/delegation/agreementLink.ts';
import { awaitedOf } from '../domain/delegation/granting.ts';
import { composeMail } from '../domain/mail/composeMail.ts';
import type { OutgoingMail } from './delivery.ts';
import type { SenderDeps } from './senderDeps.ts';

/** Who was told: the addresses of the accounts, and whether the record of the link is more than whoever asks made, as a clinic’s hand alone makes it. */
type Told = { addresses: string[]; isKept: boolean };

/** Tells the accounts of the person that something waits for them, once a week at most. @returns undefined when nothing waits */
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
      isKept: isOwn || (await isJoined(transaction, link.patientId)),
    };
  });

/**
 * Deals with a request that somebody agree: a message in each account of theirs, and a mail with a link to the address that was given,
 * unless one of those accounts has it, or the link is about its very record or one that a clinic joined: then they are asked there or by the
 * clinic alone, since whoever asks chose the address. Of a number and birth date that merely agree, a mail that fails to come would tell that they are known. Away from the
 * request itself, so that neither its answer nor its time tells whom we know.
 * @returns null when no mail is to be sent: nothing waits any more, no address was given, or it is told in its account
 */
export const writeAgreement = async (deps: SenderDeps, row: LeasedRow): Promise<OutgoingMail | null> => {
  const {
    config: { publicUrl, rateLimits },
    db,
    vault,
  } = deps;
  const { linkId, to } = readAgreementRequest(row, vault);
  const told = await tellAccounts(deps, linkId, todayAt(systemClock()));
  if (told === undefined || to === null || told.isKept || told.addresses.includes(to)) return null;
  const { id, lang, attempts, createdAt: at } = row;
  // A mail that is tried again is the same mail.
  const mostADay = rateLimits && attempts === 1 ? requestsADay : Infinity;
  const key = await issueAgreementKey(db, vault, { linkId, address: to, mostADay });
  if (key === undefined) return null;
  return {
    id,
    attempts,
    to,
    lang,
    ...composeMail('accessRequest', lang, { login: '', address: agreementLink(publicUrl, key), at, device: '' }),
  };
};
