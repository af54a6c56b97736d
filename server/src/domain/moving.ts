import { type CancelQuestion } from './cancelling.ts';
import { objectionToReserving, type Objection, type SlotClaims } from './reserving.ts';
import { appointmentAfter } from './appointmentStates.ts';

/** What a patient's wish to move a visit is decided on. */
export type MoveQuestion = CancelQuestion & {
  /** Whether the visit stands at the wanted place already. */
  isThere: boolean;
};

/** `move` it now; it `stands` there already; it was `cancelled`; or it is too `late`. */
export type MoveVerdict = 'move' | 'stands' | 'cancelled' | 'late';

/**
 * What a patient's wish to move a visit comes to. The clinic's limit for cancelling holds for moving too, since both leave a place
 * empty. A visit that was cancelled is never booked again by an old screen; asking again for what is done is not an error.
 */
export const decideMove = ({ status, cancelUntil: limit, now, isThere }: MoveQuestion): MoveVerdict => {
  if (status === 'cancelled') return 'cancelled';
  if (isThere) return 'stands';
  const possible = appointmentAfter(status, 'movedByPatient') !== undefined;
  return possible && now <= limit ? 'move' : 'late';
};

/**
 * Whether the patient may have the place for a visit they move, and the first reason why not. The claims must leave that visit out.
 * Another visit of theirs on that very place is in the way, like one at the same time.
 */
export const objectionToMoving = (
  slot: Parameters<typeof objectionToReserving>[0],
  claims: SlotClaims,
  upcomingMost: number,
): Exclude<Objection, 'alreadyYours'> | null => {
  const objection = objectionToReserving(slot, claims, upcomingMost);
  return objection === 'alreadyYours' ? 'overlap' : objection;
};
