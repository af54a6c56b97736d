import { NoPlaces } from '../../src/features/appointments/NoPlaces';
import { anyPlace } from '../../src/features/appointments/searchChoice';
import { TimeSlot, type Taking } from '../../src/features/appointments/TimeSlot';
import { SlotGrid } from '../../src/ui';
import { AtTheClinic } from '../stage/AtTheClinic';
import { visit } from '../stage/samples';
import type { Subject } from '../stage/story';

export default { title: 'Screens/FreeTimes' } satisfies Subject;

const place = { ...visit, held: null };
const taking: Taking = { onTake: () => undefined, takingId: undefined, heldIds: [], conflictOf: () => undefined };

export function Free() {
  return (
    <AtTheClinic>
      <SlotGrid>
        <TimeSlot place={place} {...taking} />
      </SlotGrid>
    </AtTheClinic>
  );
}

export function BeingTaken() {
  return (
    <AtTheClinic>
      <SlotGrid>
        <TimeSlot place={place} {...taking} takingId={place.spaceId} />
      </SlotGrid>
    </AtTheClinic>
  );
}

export function HeldForMe() {
  return (
    <AtTheClinic>
      <SlotGrid $slot="wide">
        <TimeSlot place={place} {...taking} heldIds={[place.spaceId]} isFull />
      </SlotGrid>
    </AtTheClinic>
  );
}

export function AtTheTimeOfAnotherVisit() {
  return (
    <AtTheClinic>
      <SlotGrid>
        <TimeSlot place={place} {...taking} conflictOf={() => ({ kind: 'same', visit, name: undefined })} />
      </SlotGrid>
    </AtTheClinic>
  );
}

export function NothingFree() {
  const suggestions = [
    { kind: 'wider', radiusKm: 50, found: 12 },
    { kind: 'later', from: '2099-10-01', to: '2099-10-14', found: 3 },
  ] as const;
  return (
    <AtTheClinic>
      <NoPlaces choice={anyPlace} suggestions={suggestions} onSearch={() => undefined} />
    </AtTheClinic>
  );
}
