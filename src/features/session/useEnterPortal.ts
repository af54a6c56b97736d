import { useNavigate } from 'react-router-dom';

import { refusalIn } from '../../api/capability';
import { fetchUnread } from '../../api/mailboxApi';
import type { Flash, FlashState } from '../../lib/flash';
import { useAppDispatch, type RootState } from '../../store/hooks';
import { selectIsSignedIn } from './sessionSlice';

/** Fetches the unread count, then opens `path` (spec §2, product §8). If the count fails, the next page says so. */
export const useEnterPortal = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (path: string, welcome?: Flash): Promise<void> => {
    const { error } = await fetchUnread(dispatch);
    const isSignedIn = dispatch((_act: unknown, getState: () => RootState) => selectIsSignedIn(getState()));
    if (!isSignedIn) return; // sessionListeners.ts reports the end
    const refusal = refusalIn(error);
    const flash: Flash | undefined = error
      ? { tone: 'error', message: refusal?.message ?? 'errors.unexpected' }
      : welcome;
    await navigate(path, { state: flash ? ({ flash } satisfies FlashState) : null });
  };
};
