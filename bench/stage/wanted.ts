import { searchAnswer, type Criteria, type Slot } from '../../contract/appointments.ts';

/** Why everybody comes here, and what they ask for. */
export const reason = 'other';
export const criteria: Criteria = { raisonVisite: reason, careType: 'walk-in', modes: ['in-person'], limit: 50 };

const takesAdults = ({ care }: Slot): boolean => (care?.ages?.to ?? 99) >= 60 && (care?.ages?.from ?? 0) <= 30;

/** The slots of an answer that an adult may book here for that reason, the soonest first. */
export const suitedSlots = (answer: unknown): Slot[] =>
  searchAnswer
    .parse(answer)
    .spaces.filter(
      (slot) =>
        slot.mode === 'in-person' &&
        slot.careType === criteria.careType &&
        slot.elsewhere === undefined &&
        slot.held === null &&
        takesAdults(slot),
    )
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));

/** @throws when nothing is open: whatever is measured then would be a refusal */
export const anySuitedSlot = (answer: unknown): Slot => {
  const [slot] = suitedSlots(answer);
  if (slot === undefined) throw new Error('No slot is open that suits an adult in person.');
  return slot;
};
