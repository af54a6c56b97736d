import { alertsOutdated, useAlertsState, useListAlertsQuery } from '../../api/alertsApi';
import { isAbsent, refusalIn } from '../../api/capability';
import { isAwaited } from '../../api/isAwaited';
import { useAppDispatch } from '../../store/hooks';

/** How often it is asked whether a place is being offered, in case no news comes by itself. In milliseconds. */
const pollMs = 60_000;

type Failure = ReturnType<typeof useAlertsState>['error'];

/** Whether a back end has alerts, as far as its last answer says: a body of which nothing can be made counts as none. */
const hasAlerts = (failure: Failure): boolean =>
  failure === undefined || (refusalIn(failure) !== undefined && !isAbsent(failure));

/**
 * What the user and those they book for wait for. `isKnown`: the back end has alerts at all; without, nothing of them is shown, and
 * it is not asked again and again (product §8).
 */
export const useAlerts = () => {
  const { error: known } = useAlertsState();
  const dispatch = useAppDispatch();
  const asked = useListAlertsQuery(undefined, {
    pollingInterval: hasAlerts(known) ? pollMs : 0,
    refetchOnMountOrArgChange: hasAlerts(known),
  });
  const { data, error } = asked;
  const isKnown = hasAlerts(error);
  return {
    alerts: data ?? [],
    isLoading: isAwaited(asked),
    isKnown,
    problem: isKnown ? error : undefined,
    refresh: () => {
      dispatch(alertsOutdated());
    },
  };
};
