import type { Dependent } from '../../../contract/dependents.ts';

/** How a person is called; by their number where a back end says no names (spec §3). */
export const nameOf = ({ firstName, lastName, hin, birthDate }: Dependent): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (hin ?? birthDate ?? '');

/** A card number of which only the ends are shown: `TREM •••• ••12`. */
export const maskedCard = (hin: string): string => `${hin.slice(0, 4)} •••• ••${hin.slice(-2)}`;

/** How somebody’s access stands, in the order in which it matters. */
export type AccessState =
  | 'lockedBySelf'
  | 'lockedByAge'
  | 'lockedByClinic'
  | 'locked'
  | 'awaitsPerson'
  | 'awaitsClinic'
  | 'pending'
  | 'none'
  | 'open';

const lockedBy: Partial<Record<string, AccessState>> = {
  self: 'lockedBySelf',
  age14: 'lockedByAge',
  clinic: 'lockedByClinic',
};

const awaits = { person: 'awaitsPerson', clinic: 'awaitsClinic' } as const;

/** How a person’s access stands, and why where it is locked or waits. */
export const accessStateOf = ({ locked, lockReason, state, hasAccess, awaiting }: Dependent): AccessState => {
  if (locked) return lockedBy[lockReason ?? ''] ?? 'locked';
  if (state === 'pending') return awaiting === undefined ? 'pending' : awaits[awaiting];
  return hasAccess ? 'open' : 'none';
};

/** What the user may do to their access. Nobody undoes another’s lock; where a back end gives no reason, it decides itself. */
export const mayChange = (person: Dependent) => {
  const isOpen = accessStateOf(person) === 'open';
  return {
    levels: isOpen,
    lock: isOpen,
    /** Whether the person may be written to, so that they agree. */
    ask: person.awaiting === 'person',
    unlock: person.locked && (person.lockReason === undefined || person.lockReason === 'self'),
  };
};
