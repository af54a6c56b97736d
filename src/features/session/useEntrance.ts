import { useNavigate } from 'react-router-dom';

import type { Flash } from '../../lib/flash';
import { useAppDispatch } from '../../store/hooks';

/**
 * The way in after a sign-in (spec §2, product §8): the unread count is fetched, then the person goes to `path`.
 * When the count fails they go all the same, and the page that opens says so; the counter stays blank.
 */
export const useEntrance = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (path: string, welcome?: Flash): Promise<void> => {
    const { enter } = await import(/* webpackChunkName: "signIn" */ './signingIn');
    await enter(dispatch, navigate, path, welcome);
  };
};
