import { useListHoldsQuery } from '../../api/appointmentsApi';

/** The place held for the user, and whether that is still being asked. A back end without holds has none. */
export const useHeldPlace = () => {
  const { data, isLoading } = useListHoldsQuery();
  return { hold: data?.[0], isLoading };
};
