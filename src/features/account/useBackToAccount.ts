import { useNavigate } from 'react-router-dom';

import type { FlashState } from '../../lib/flash';
import { paths } from '../../lib/paths';

export const useBackToAccount = () => {
  const navigate = useNavigate();
  return async (message: string): Promise<void> => {
    await navigate(paths.account, { state: { flash: { tone: 'success', message } } satisfies FlashState });
  };
};
