import { useAlerts } from './useAlerts';
import { useListHoldsQuery } from '../../api/appointmentsApi';
import { isAwaited } from '../../api/isAwaited';

/** Held or else offered, unless the user has one. */
export const useHeldFor = (patientIds: readonly string[]) => {
  const asked = useListHoldsQuery();
  const { data = [] } = asked;
  const { alerts, isLoading: isAsking } = useAlerts();
  const offers = alerts.filter(({ offer }) => offer !== null);
  const holders = (data.length > 0 ? data : offers).map(({ patientId }) => patientId);
  const areOthers = holders.every((id) => id !== null && patientIds.includes(id));
  return { heldFor: (areOthers && holders[0]) || undefined, isLoading: isAwaited(asked) || isAsking };
};
