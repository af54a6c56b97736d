import { useListHoldsQuery, type Person } from '../../api/appointmentsApi';

/**
 * The place held for the user, and whether that is still being asked. A back end without holds has none; neither does
 * somebody the user acts for, whose holds this call does not list.
 */
export const useHeldPlace = (person: Person) => {
  const { data, isLoading } = useListHoldsQuery();
  return { hold: person === null ? data?.[0] : undefined, isLoading };
};
