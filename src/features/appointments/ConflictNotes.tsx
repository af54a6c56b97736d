import type { Space } from '../../../contract/appointments.ts';
import { ConflictNote } from './ConflictNote';
import type { Taking } from './TimeSlot';
import type { Conflict } from './useConflicts';

/** Above places of which some cannot be taken: each visit that is in the way, once. */
export function ConflictNotes({ spaces, conflictOf }: { spaces: readonly Space[] } & Pick<Taking, 'conflictOf'>) {
  const found = new Map<string, Conflict>();
  for (const place of spaces) {
    const conflict = conflictOf(place);
    if (conflict?.kind === 'same') found.set(conflict.visit.reservationId, conflict);
  }
  return [...found].map(([id, conflict]) => <ConflictNote key={id} conflict={conflict} />);
}
