import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import type { Reservation } from '../../contract/appointments.ts';
import type { Person } from '../api/appointmentsApi';
import { InAccountChannel } from '../scheduling/channel/accountChannel';
import { OneVisit } from '../features/appointments/OneVisit';
import { useActedFor } from '../features/dependents/useActedFor';
import { readablePersons } from './readablePersons';

/** A visit, whose it is, and whether the user may decide about it. */
type FoundVisit = { visit: Reservation; person: Person; personName: string | undefined; mayBook: boolean };

/** What the pages of one visit share: the id of the address, looked for among the visits the user may read. Whose it is, is acted for. */
export function VisitPage({ children }: { children: (found: FoundVisit) => ReactNode }) {
  const { id = '' } = useParams();
  const acting = useActedFor();
  const { people, isLoading, choose } = acting;
  return (
    <OneVisit
      key={id}
      reservationId={id}
      persons={isLoading ? undefined : readablePersons(acting)}
      onFound={(found) => {
        choose(found?.patientId ?? null);
      }}
    >
      {(visit, owner) => {
        const dependent = people.find(({ patientId }) => patientId === owner?.patientId);
        const mayBook = dependent?.mayBook ?? true;
        return (
          <InAccountChannel person={owner} appointment={visit} mayBook={mayBook}>
            {children({ visit, person: owner, personName: dependent?.name, mayBook })}
          </InAccountChannel>
        );
      }}
    </OneVisit>
  );
}
