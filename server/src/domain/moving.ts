import { type CancelQuestion } from './cancelling.ts';
import { objectionToReserving, type Objection, type SlotClaims } from './reserving.ts';
import { appointmentAfter } from './appointmentStates.ts';

export type MoveQuestion = CancelQuestion & {
  isThere: boolean;
};

export type MoveVerdict = 'move' | 'unchanged' | 'cancelled' | 'late';

/** Moving frees a slot too, so the cancellation limit holds. A stale screen cannot revive a cancelled appointment. */
export const decideMove = ({ status, cancelUntil: limit, now, isThere }: MoveQuestion): MoveVerdict => {
  if (status === 'cancelled') return 'cancelled';
  if (isThere) return 'unchanged';
  const possible = appointmentAfter(status, 'movedByPatient') !== undefined;
  return possible && now <= limit ? 'move' : 'late';
};

/** `claims` must exclude the appointment being moved; the patient's others count, even in that same slot. */
export const objectionToMoving = (
  slot: Parameters<typeof objectionToReserving>[0],
  claims: SlotClaims,
  maxUpcoming: number,
): Exclude<Objection, 'alreadyYours'> | null => {
  const objection = objectionToReserving(slot, claims, maxUpcoming);
  return objection === 'alreadyYours' ? 'overlap' : objection;
};
