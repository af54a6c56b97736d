import { sealSubjects } from '../data/mailbox/subjects.ts';
import { inTransaction } from '../data/transaction.ts';
import type { Job } from './job.ts';

export const sealSubjectsJob: Job = {
  name: 'seal subjects',
  everyMs: 60_000,
  turn: ({ db, vault }) => inTransaction(db, (transaction) => sealSubjects(transaction, vault)),
};
