import type { Slot } from '../../../contract/appointments.ts';
import { ConflictNote } from './ConflictNote';
import { useTaking } from './taking';
import type { Conflict } from './useConflicts';

/** Above places of which some cannot be taken: each visit that is in the way, once. */
export function ConflictNotes({ slots }: { slots: readonly Slot[] }) {
  const { conflictOf } = useTaking();
  const found = new Map<string, Conflict>();
  for (const slot of slots) {
    const conflict = conflictOf(slot);
    if (conflict?.kind === 'same') found.set(conflict.visit.reservationId, conflict);
  }
  return [...found].map(([id, conflict]) => <ConflictNote key={id} conflict={conflict} />);
}
