import { atLevel, listAtLevel, signedIn } from '../cells.ts';
import type { Row } from '../row.ts';

const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
const words = { subject: 'Une question', body: 'Bonjour' };

/** What was said between a person and clinics: at level *messages*. */
export const mailboxRows: Row[] = [
  { route: 'countUnread', cells: signedIn('200') },
  {
    route: 'countUnreadAbout',
    names: 'a person',
    ask: (of) => ({ query: { aboutPatient: of.patientId } }),
    cells: { ...signedIn('200'), absent: '200' },
  },
  {
    route: 'listThreads',
    ask: async (of) => {
      await of.thread();
      return {};
    },
    cells: listAtLevel('messages'),
  },
  {
    route: 'listThreads',
    names: 'a person',
    ask: async (of) => {
      await of.thread();
      return { query: { aboutPatient: of.patientId } };
    },
    cells: atLevel('messages', '200 sees'),
  },
  {
    route: 'openThread',
    names: 'a thread',
    ask: async (of) => ({ params: { id: (await of.thread()).threadId } }),
    cells: atLevel('messages', '200 sees'),
  },
  {
    route: 'openThread',
    names: 'a notice about an account',
    ask: async (of) => ({ params: { id: (await of.notice()).threadId } }),
    cells: { ...atLevel('messages', '404'), owner: '200 sees' },
  },
  {
    route: 'markRead',
    names: 'a message',
    ask: async (of) => ({ body: { messageIds: [(await of.thread()).messageId] } }),
    cells: { ...signedIn('204 in vain'), owner: '204', messages: '204', absent: '204 in vain' },
  },
  {
    route: 'archiveThread',
    names: 'a thread',
    ask: async (of) => ({ body: { threadId: (await of.thread()).threadId } }),
    cells: atLevel('messages', '204'),
  },
  {
    route: 'listWritableClinics',
    names: 'a person',
    ask: async (of) => {
      await of.visit();
      return { query: { aboutPatient: of.patientId } };
    },
    cells: atLevel('messages', '200'),
  },
  {
    route: 'sendMessage',
    names: 'a person',
    ask: async (of, { clinicId }) => {
      await of.visit();
      return { body: { ...words, clinicId, aboutPatient: of.patientId } };
    },
    cells: atLevel('messages', '201 sees'),
  },
  {
    route: 'sendMessage',
    names: 'a person and a thread',
    ask: async (of, { clinicId }) => {
      await of.visit();
      return { body: { ...words, clinicId, aboutPatient: of.patientId, threadId: (await of.thread()).threadId } };
    },
    cells: atLevel('messages', '201 sees'),
  },
  { route: 'uploadAttachment', ask: () => ({ file: pdf }), cells: signedIn('201') },
  {
    route: 'downloadAttachment',
    names: 'an attachment',
    ask: async (of) => ({ params: { id: await of.sentFile() } }),
    cells: atLevel('messages', '200'),
  },
];
