import { isAbsent, missedIn } from '../../../api/capability';
import { useListDelegatesQuery } from '../../../api/delegatesApi';

export const useDelegates = () => {
  const asked = useListDelegatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data, error } = asked;
  const delegates = data?.delegates ?? [];
  return {
    isKnown: data !== undefined && !(error && isAbsent(error)),
    missed: missedIn(asked),
    askAgain: asked.refetch,
    waiting: delegates.filter(({ awaitsMe }) => awaitsMe),
    others: delegates.filter(({ awaitsMe }) => !awaitsMe),
  };
};
