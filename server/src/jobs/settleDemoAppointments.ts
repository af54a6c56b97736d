import { randomUUID } from 'node:crypto';

import { settleDemoAppointments } from '../data/settleDemoAppointments.ts';
import { inTransaction } from '../data/transaction.ts';
import { minuteMs } from '../domain/durations.ts';
import type { Job } from './job.ts';

const atOnce = 50;

/** Product §8 Visits. */
export const settleDemoAppointmentsJob: Job = {
  name: 'settle demo appointments',
  everyMs: minuteMs,
  isOn: ({ demo }) => demo,
  turn: ({ db }) => inTransaction(db, (transaction) => settleDemoAppointments(transaction, atOnce, randomUUID())),
};
