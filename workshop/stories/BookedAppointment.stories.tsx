import { useTranslation } from 'react-i18next';

import { BookedPanel } from '../../src/scheduling/review/BookedPanel';
import { AppointmentCard } from '../../src/features/appointments/AppointmentCard';
import { AtTheClinic } from '../stage/AtTheClinic';
import { appointment } from '../stage/samples';
import type { Subject } from '../stage/story';

/** The heading above the cards of a page. */
function Upcoming() {
  const { t } = useTranslation();
  return <h2>{t('appointment.upcoming')}</h2>;
}

export default { title: 'Screens/BookedVisit' } satisfies Subject;

export function Confirmed() {
  return (
    <AtTheClinic>
      <BookedPanel slot={appointment} reference={appointment.reference} />
    </AtTheClinic>
  );
}

export function InAList() {
  return (
    <AtTheClinic>
      <Upcoming />
      <AppointmentCard appointment={appointment} mayBook personName={undefined} />
    </AtTheClinic>
  );
}

export function AskedWhetherTheyCome() {
  return (
    <AtTheClinic>
      <Upcoming />
      <AppointmentCard
        appointment={{ ...appointment, attendanceFrom: '2026-09-27T08:00:00-04:00' }}
        mayBook
        personName={undefined}
      />
    </AtTheClinic>
  );
}

export function MovedByTheClinic() {
  return (
    <AtTheClinic>
      <Upcoming />
      <AppointmentCard
        appointment={{
          ...appointment,
          movedFrom: '2099-09-29T09:00:00-04:00',
          movedFromMode: 'video',
          movedFromClinic: 'CLSC des Marais',
        }}
        mayBook
        personName={undefined}
      />
    </AtTheClinic>
  );
}

export function ForSomebodyWhoMayOnlyLook() {
  return (
    <AtTheClinic>
      <Upcoming />
      <AppointmentCard appointment={appointment} mayBook={false} personName="Léa" />
    </AtTheClinic>
  );
}
