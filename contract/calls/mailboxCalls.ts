import { ours } from './call.ts';
import { orNull, person } from './laterParts.ts';

const party = { kind: 'text', name: 'textOrNull' } as const;
const clinic = { clinicId: 'text', name: 'text' } as const;
const attachment = { attachmentId: 'id', name: 'text', type: 'text', size: 'number' } as const;
const message = {
  messageId: 'id',
  from: party,
  to: party,
  aboutPatient: person,
  body: 'text',
  sentAt: 'instant',
  readAt: orNull('instant'),
  kind: 'text',
  'appointmentId?': 'id',
  attachments: ['each', attachment],
} as const;
const listed = {
  threadId: 'id',
  subject: 'text',
  kind: 'text',
  from: party,
  aboutPatient: person,
  sentAt: 'instant',
  unread: 'number',
} as const;
const thread = {
  threadId: 'id',
  subject: 'text',
  aboutPatient: person,
  archived: 'flag',
  replyTo: orNull(clinic),
  messages: ['each', message],
} as const;

export const mailboxCalls = ours({
  countUnreadAbout: ['GET', 'mailbox/unread/about', 'read', 'count'],
  listThreads: [
    'GET',
    'mailbox/threads',
    'read',
    { threads: ['each', listed], 'nextCursor?': 'text', unread: 'number' },
  ],
  openThread: ['GET', 'mailbox/threads/:id', 'read', thread],
  markRead: ['POST', 'mailbox/read', 'write', 'none'],
  archiveThread: ['POST', 'mailbox/archive', 'write', 'none'],
  sendMessage: ['POST', 'mailbox/send', 'write', { ...message, threadId: 'id' }],
  uploadAttachment: ['POST', 'mailbox/attachments', 'write', attachment],
  downloadAttachment: ['GET', 'mailbox/attachments/:id', 'read', 'file'],
  listWritableClinics: ['GET', 'mailbox/clinics', 'read', { clinics: ['each', clinic], leftToday: 'number' }],
});
