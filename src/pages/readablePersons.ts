import type { Person } from '../api/appointmentsApi';
import type { useActedFor } from '../features/dependents/useActedFor';

/** People whose appointments the user may read, likeliest first. */
export const readablePersons = ({
  person,
  seesHistory,
  people,
}: Pick<ReturnType<typeof useActedFor>, 'person' | 'seesHistory' | 'people'>): Person[] => {
  const others = people
    .filter((one) => one.seesHistory && one.patientId !== person?.patientId)
    .map(({ patientId }) => ({ patientId }));
  return [...(seesHistory ? [person] : []), ...(person === null ? [] : [null]), ...others];
};
