import { use, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router-dom';

import { useServerMessage } from '../i18n/useServerMessage';
import { flashIn, type Flash } from '../lib/flash';
import { Alert } from './Alert';

/** Removes the message from history: Back and reload do not repeat it. */
export function FlashAlert() {
  const location = useLocation();
  const navigate = useNavigate();
  const router = use(RouterContext)?.router;
  const text = useServerMessage();
  const [taken, setTaken] = useState<{ key: string; flash: Flash }>();
  const flash = flashIn(location.state);
  if (flash && taken?.key !== location.key) setTaken({ key: location.key, flash });

  const isNew = flash !== undefined;
  const { key, pathname, search } = location;
  useEffect(() => {
    // Who left while the page was drawn would be brought back (decision 108).
    const isHere = router?.state.navigation.state === 'idle' && router.state.location.key === key;
    if (isNew && isHere) void navigate({ pathname, search }, { replace: true, state: null });
  }, [isNew, key, navigate, pathname, router, search]);

  return taken && <Alert tone={taken.flash.tone}>{text(taken.flash.message)}</Alert>;
}
