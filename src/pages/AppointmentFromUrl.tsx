import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import type { Appointment } from '../../contract/appointments.ts';
import type { Person } from '../api/appointmentsApi';
import { InAccountChannel } from '../scheduling/channel/accountChannel';
import { accountDeeds } from '../scheduling/channel/accountDeeds';
import { OneAppointment } from '../features/appointments/OneAppointment';
import { useActedFor } from '../features/dependents/useActedFor';
import { readablePersons } from './readablePersons';

type FoundAppointment = { appointment: Appointment; person: Person; personName: string | undefined; mayBook: boolean };

/** Acts for its patient. */
export function AppointmentFromUrl({ children }: { children: (found: FoundAppointment) => ReactNode }) {
  const { id = '' } = useParams();
  const acting = useActedFor();
  const { people, isLoading, missed, askAgain, choose } = acting;
  return (
    <OneAppointment
      key={id}
      reservationId={id}
      persons={isLoading ? undefined : readablePersons(acting)}
      missed={missed && { error: missed, onRetry: askAgain }}
      onFound={(found) => {
        choose(found?.patientId ?? null);
      }}
    >
      {(appointment, owner) => {
        const dependent = people.find(({ patientId }) => patientId === owner?.patientId);
        const mayBook = dependent?.mayBook ?? true;
        return (
          <InAccountChannel person={owner} appointment={appointment} deedsOf={accountDeeds} mayBook={mayBook}>
            {children({ appointment, person: owner, personName: dependent?.name, mayBook })}
          </InAccountChannel>
        );
      }}
    </OneAppointment>
  );
}
