import { useNavigate } from 'react-router-dom';

import { refusalIn } from '../../api/capability';
import { fetchUnread } from '../../api/mailboxApi';
import type { Flash, FlashState } from '../../lib/flash';
import { useAppDispatch } from '../../store/hooks';

/** Fetches the unread count, then opens `path` (spec §2, product §8). If the count fails, the next page says so. */
export const useEnterPortal = () => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (path: string, welcome?: Flash): Promise<void> => {
    const { error } = await fetchUnread(dispatch);
    const refusal = refusalIn(error);
    if (refusal?.status === 401) return; // sessionListeners.ts reports it
    const flash: Flash | undefined = error
      ? { tone: 'error', message: refusal?.message ?? 'errors.unexpected' }
      : welcome;
    await navigate(path, { state: flash ? ({ flash } satisfies FlashState) : null });
  };
};
