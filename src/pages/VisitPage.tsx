import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import type { Reservation } from '../../contract/appointments.ts';
import type { Person } from '../api/appointmentsApi';
import { OneVisit } from '../features/appointments/OneVisit';
import { useActedFor } from '../features/dependents/useActedFor';

/** A visit, whose it is, and whether the user may decide about it. */
type FoundVisit = { visit: Reservation; person: Person; personName: string | undefined; mayBook: boolean };

/** What the pages of one visit share: the id of the address, looked for among the visits the user may read. Whose it is, is acted for. */
export function VisitPage({ children }: { children: (found: FoundVisit) => ReactNode }) {
  const { id = '' } = useParams();
  const { person, seesHistory, people, isLoading, choose } = useActedFor();
  const others = people.filter((one) => one.seesHistory && one.patientId !== person?.patientId).map(({ patientId }) => ({ patientId }));
  const persons = [...(seesHistory ? [person] : []), ...(person === null ? [] : [null]), ...others];
  return (
    <OneVisit key={id} reservationId={id} persons={isLoading ? undefined : persons} onFound={(found) => { choose(found?.patientId ?? null); }}>
      {(visit, owner) => {
        const dependent = people.find(({ patientId }) => patientId === owner?.patientId);
        return children({ visit, person: owner, personName: dependent?.name, mayBook: dependent?.mayBook ?? true });
      }}
    </OneVisit>
  );
}
