import { BookedPanel } from '../../src/scheduling/review/BookedPanel';
import { VisitCard } from '../../src/features/appointments/VisitCard';
import { AtTheClinic } from '../stage/AtTheClinic';
import { visit } from '../stage/samples';
import type { Subject } from '../stage/story';

export default { title: 'Screens/BookedVisit' } satisfies Subject;

export function Confirmed() {
  return (
    <AtTheClinic>
      <BookedPanel place={visit} reference={visit.reference} />
    </AtTheClinic>
  );
}

export function InAList() {
  return (
    <AtTheClinic>
      <VisitCard visit={visit} mayBook personName={undefined} />
    </AtTheClinic>
  );
}

export function MovedByTheClinic() {
  return (
    <AtTheClinic>
      <VisitCard visit={{ ...visit, movedFrom: '2099-09-29T09:00:00-04:00' }} mayBook personName={undefined} />
    </AtTheClinic>
  );
}

export function ForSomebodyWhoMayOnlyLook() {
  return (
    <AtTheClinic>
      <VisitCard visit={visit} mayBook={false} personName="Léa" />
    </AtTheClinic>
  );
}
