import { isAbsent } from '../../../api/capability';
import { useListDelegatesQuery } from '../../../api/delegatesApi';

/** `isKnown`: the back end has delegates (product §8). */
export const useDelegates = () => {
  const { data, error } = useListDelegatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const delegates = data?.delegates ?? [];
  return {
    isKnown: data !== undefined && !(error && isAbsent(error)),
    waiting: delegates.filter(({ awaitsMe }) => awaitsMe),
    others: delegates.filter(({ awaitsMe }) => !awaitsMe),
  };
};
