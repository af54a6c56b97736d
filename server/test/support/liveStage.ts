import type { TestContext } from 'node:test';

import { recordEvents } from '../../src/data/liveEvents.ts';
import type { RecordedEvent } from '../../src/data/recordedEvent.ts';
import { inTransaction } from '../../src/data/transaction.ts';
import { bookingStage, type Stage } from './booking.ts';
import { listenAt, type LiveClient, type LiveOptions } from './liveClient.ts';
import type { SignedIn } from './signedIn.ts';
import type { TestAppOptions } from './testApp.ts';

export type LiveStage = Stage & {
  address: string;
  listen: (person: Pick<SignedIn, 'cookies'>, options?: LiveOptions) => Promise<LiveClient>;
  /** Lets events happen without their cause. */
  happen: (...events: RecordedEvent[]) => Promise<void>;
};

/** The application on a port of its own, with people who listen. */
export const liveStage = async (t: TestContext, options: TestAppOptions = {}): Promise<LiveStage> => {
  const stage = await bookingStage(t, options);
  const address = await stage.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    ...stage,
    address,
    listen: (person, input) => listenAt(t, address, person, input),
    happen: (...events) => inTransaction(stage.db, (transaction) => recordEvents(transaction, events)),
  };
};
