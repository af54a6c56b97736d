import type { Dependent } from '../../../contract/dependents.ts';
import { receivedOf } from '../../api/received';
import { fieldsOf } from '../../lib/isRecord';

/** The health number where a back end has no names (spec §3). */
export const nameOf = ({ firstName, lastName, hin, birthDate }: Dependent): string =>
  [firstName, lastName].filter(Boolean).join(' ') || (hin ?? birthDate ?? '');

/** `TREM •••• ••12`. */
export const maskedCard = (hin: string): string => `${hin.slice(0, 4)} •••• ••${hin.slice(-2)}`;

/** In order of precedence. */
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

export const accessStateOf = ({ locked, lockReason, state, hasAccess, awaiting }: Dependent): AccessState => {
  if (locked) return lockedBy[lockReason ?? ''] ?? 'locked';
  if (state === 'pending') return awaiting === undefined ? 'pending' : awaits[awaiting];
  return hasAccess ? 'open' : 'none';
};

/** Another party's lock stays; the back end decides on one without a reason. */
export const mayChange = (person: Dependent) => {
  const isOpen = accessStateOf(person) === 'open';
  return {
    // Only to a back end that has levels.
    levels: isOpen && 'scopes' in fieldsOf(receivedOf(person)),
    lock: isOpen,
    ask: person.awaiting === 'person',
    unlock: person.locked && (person.lockReason === undefined || person.lockReason === 'self'),
  };
};
