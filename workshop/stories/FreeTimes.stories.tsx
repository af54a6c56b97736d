import { NoSlots } from '../../src/scheduling/search/NoSlots';
import { anySlot } from '../../src/scheduling/search/searchChoice';
import { ElsewhereSlot } from '../../src/scheduling/slots/ElsewhereSlot';
import { InTaking, type Taking } from '../../src/scheduling/slots/taking';
import { TimeSlot } from '../../src/scheduling/slots/TimeSlot';
import { SlotGrid } from '../../src/ui';
import { AtTheClinic } from '../stage/AtTheClinic';
import { appointment } from '../stage/samples';
import type { Subject } from '../stage/story';

export default { title: 'Screens/FreeTimes' } satisfies Subject;

const slot = { ...appointment, held: null };
const taking: Taking = {
  onTake: () => undefined,
  takingId: undefined,
  heldIds: [],
  conflictOf: () => undefined,
  isLimitReached: false,
};

function Slot({ isFull = false, ...given }: Partial<Taking> & { isFull?: boolean }) {
  return (
    <AtTheClinic>
      <InTaking value={{ ...taking, ...given }}>
        <SlotGrid $slot={isFull ? 'wide' : 'narrow'}>
          <TimeSlot slot={slot} isFull={isFull} />
        </SlotGrid>
      </InTaking>
    </AtTheClinic>
  );
}

export function Free() {
  return <Slot />;
}

export function BeingTaken() {
  return <Slot takingId={slot.spaceId} />;
}

export function HeldForMe() {
  return <Slot heldIds={[slot.spaceId]} isFull />;
}

export function AtTheTimeOfAnotherAppointment() {
  return <Slot conflictOf={() => ({ kind: 'same', appointment, name: undefined })} />;
}

export function BeyondTheLimit() {
  return <Slot isLimitReached />;
}

export function BookedOnTheSiteOfItsClinic() {
  const elsewhere = { link: 'https://clinique.example/rendez-vous', phone: '514 555-0111' };
  return (
    <AtTheClinic>
      <ElsewhereSlot slot={{ ...slot, elsewhere }} />
    </AtTheClinic>
  );
}

export function BookedByPhone() {
  return (
    <AtTheClinic>
      <ElsewhereSlot slot={{ ...slot, durationMinutes: 240, elsewhere: { link: null, phone: '514 555-0111' } }} />
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
      <NoSlots choice={anySlot} suggestions={suggestions} onSearch={() => undefined} />
    </AtTheClinic>
  );
}
