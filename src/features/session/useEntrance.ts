import { useNavigate } from 'react-router-dom';

import { refusalIn } from '../../api/capability';
import { fetchUnread } from '../../api/mailboxApi';
import type { Flash, FlashState } from '../../lib/flash';
import { useAppDispatch } from '../../store/hooks';

/**
 * The way in after a sign-in (spec §2, product §8): the unread count is fetched, then the person goes to `path`.
 * When the count fails they go all the same, and the page that opens says so; the counter stays blank.
 */
export const useEntrance = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (path: string, welcome?: Flash): Promise<void> => {
    const { error } = await fetchUnread(dispatch);
    const refusal = refusalIn(error);
    if (refusal?.status === 401) return; // the end of a session says so itself (sessionListeners.ts)
    const flash: Flash | undefined = error
      ? { tone: 'error', message: refusal?.message ?? 'errors.unexpected' }
      : welcome;
    await navigate(path, { state: flash ? ({ flash } satisfies FlashState) : null });
  };
};
