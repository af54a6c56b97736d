import { useNavigate } from 'react-router-dom';

import type { FlashState } from '../../lib/flash';
import { paths } from '../../lib/paths';

/** Goes back to the overview of the account, which says what was done. */
export const useBackToAccount = () => {
  const navigate = useNavigate();
  return async (message: string): Promise<void> => {
    await navigate(paths.account, { state: { flash: { tone: 'success', message } } satisfies FlashState });
  };
};
