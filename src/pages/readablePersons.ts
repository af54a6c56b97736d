import type { Person } from '../api/appointmentsApi';
import type { useActedFor } from '../features/dependents/useActedFor';

/** Whose visits the user may read, the likeliest first: whom they act for, themselves, then the others. */
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
