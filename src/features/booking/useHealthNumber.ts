import type { Person } from '../../api/appointmentsApi';
import { useListDependentsQuery } from '../../api/dependentsApi';
import { useGetUserQuery } from '../../api/profileApi';

/** Undefined until known. */
export const useHealthNumber = (person: Person): string | null | undefined => {
  const { data: profile } = useGetUserQuery();
  const { data: people = [] } = useListDependentsQuery();
  return person === null ? profile?.nam : people.find(({ patientId }) => patientId === person.patientId)?.hin;
};
