import { missedIn } from '../../api/capability';
import type { Person } from '../../api/appointmentsApi';
import { useGetChoicesQuery } from '../../api/choicesApi';
import { useGetUserQuery } from '../../api/profileApi';
import { selectReason } from '../../scheduling/channel/appointmentsSlice';
import type { SearchChoice } from '../../scheduling/search/searchChoice';
import { useAppSelector } from '../../store/hooks';

/** `remembers`: the server takes what is to be remembered (decision 90). */
export const useRemembered = (person: Person) => {
  const asked = useGetChoicesQuery();
  const { data: profile } = useGetUserQuery();
  const patientId = person === null ? profile?.patientId : person.patientId;
  return {
    chosen: asked.data?.find((one) => one.patientId === patientId),
    remembers: asked.data !== undefined,
    missed: missedIn(asked),
    askAgain: asked.refetch,
  };
};

/** Until something was searched. */
export const useFirstChoice = (choice: SearchChoice, person: Person): SearchChoice => {
  const { chosen } = useRemembered(person);
  const isFirst = useAppSelector(selectReason).code === '' && choice.near === null && choice.clinicIds.length === 0;
  return isFirst ? { ...choice, near: chosen?.near ?? null } : choice;
};
