import { eraseAccount } from '../data/closing/eraseAccount.ts';
import { logErasure } from '../data/closing/erasureLog.ts';
import { deleteKeptRecord, findAccountToErase } from '../data/closing/keptRecord.ts';
import { inTransaction } from '../data/transaction.ts';
import { todayAt } from '../domain/age.ts';
import type { Job } from './job.ts';

/** Later also what the law retained. */
export const eraseAccountsJob: Job = {
  name: 'erase accounts',
  everyMs: 300_000,
  turn: async ({ clock, config, db, vault }) => {
    const closed = await findAccountToErase(db);
    if (closed !== undefined) logErasure(config.erasureLog, closed.accountId, clock());
    const isErased =
      closed !== undefined &&
      (await inTransaction(db, (transaction) => eraseAccount(transaction, closed, { today: todayAt(clock()), vault })));
    const record = await inTransaction(db, deleteKeptRecord);
    return (isErased ? 1 : 0) + (record === undefined ? 0 : 1);
  },
};
