import type { Transaction } from 'kysely';

import { recordEvents } from './liveEvents.ts';
import type { ListedSlot } from './offerFreedSlots.ts';
import type { Tables } from './tables.ts';

export type EndedHold = Pick<ListedSlot, 'slotId'> & { patientId: string | null; endedAt: Date };

export const tellHolders = (transaction: Transaction<Tables>, ended: readonly EndedHold[]): Promise<void> =>
  recordEvents(
    transaction,
    ended.flatMap(({ slotId: spaceId, patientId, endedAt }) =>
      patientId === null
        ? []
        : [{ type: 'hold', patientId, spaceId, state: 'ended', expiresAt: endedAt.toISOString() } as const],
    ),
  );
