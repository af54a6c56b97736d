import { alertsOutdated, useAlertsState, useListAlertsQuery } from '../../api/alertsApi';
import { isAbsent, missedIn, refusalIn } from '../../api/capability';
import { isAwaited } from '../../api/isAwaited';
import { useAppDispatch } from '../../store/hooks';

const pollMs = 60_000;

type Failure = ReturnType<typeof useAlertsState>['error'];

/** An unreadable answer counts as no alerts. */
const hasAlerts = (failure: Failure): boolean =>
  failure === undefined || (refusalIn(failure) !== undefined && !isAbsent(failure));

/** Without alerts in the back end, `isKnown` is false and polling stops (product §8). */
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
    missed: missedIn(asked),
    refresh: () => {
      dispatch(alertsOutdated());
    },
  };
};
