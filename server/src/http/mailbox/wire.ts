import type { Message, ThreadSummary } from '../../../../contract/mailbox.ts';
import { unreadableText } from '../../domain/unreadable.ts';
import type { MessageRow, ThreadHead } from '../../data/mailbox/thread.ts';
import { openSubject } from '../../data/mailbox/subjects.ts';
import type { Sender, ThreadRow } from '../../data/mailbox/threads.ts';
import type { Vault } from '../../data/vault.ts';
import { messageContext } from '../../data/appointmentMessages.ts';

type Party = Message['from'];

/** The portal fills in the name. */
const network: Party = { kind: 'network', name: null };

const clinicOf = ({ clinicName }: Pick<Sender, 'clinicName'>): Party =>
  clinicName === null ? network : { kind: 'clinic', name: clinicName };

const person = ({ patientId, firstName, lastName }: Pick<ThreadHead, 'patientId' | 'firstName' | 'lastName'>) => ({
  patientId,
  firstName,
  lastName,
});

const writerOf = (row: Sender, accountId: string): Party => {
  if (row.sender === 'network') return network;
  if (row.sender === 'clinic') return clinicOf(row);
  return row.authorAccountId === accountId ? { kind: 'me', name: null } : { kind: 'person', name: row.authorName };
};

export const toThreadSummary = (row: ThreadRow, accountId: string, vault: Vault): ThreadSummary => ({
  threadId: row.threadId,
  subject: openSubject(vault, row),
  from: writerOf(row, accountId),
  aboutPatient: person(row),
  kind: row.kind,
  sentAt: row.sentAt.toISOString(),
  messages: row.messages,
  unread: row.unread,
});

type Opened = { accountId: string; vault: Vault; files: ReadonlyMap<string, Message['attachments']> };

export const toMessage = (row: MessageRow, head: ThreadHead, { accountId, vault, files }: Opened): Message => ({
  messageId: row.messageId,
  threadId: head.threadId,
  from: writerOf(row, accountId),
  to: row.sender === 'patient' ? clinicOf(row) : { kind: 'me', name: null },
  aboutPatient: person(head),
  subject: openSubject(vault, row),
  body: vault.openOr(row.bodySealed, messageContext, unreadableText),
  sentAt: row.sentAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
  kind: row.kind,
  ...(row.reservationId === null ? {} : { appointmentId: row.reservationId }),
  ...(row.offer === null ? {} : { offer: row.offer }),
  attachments: files.get(row.messageId) ?? [],
});
