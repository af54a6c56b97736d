import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useServerMessage } from '../i18n/useServerMessage';
import { flashIn } from '../lib/flash';
import { Alert } from './Alert';

/** What the last page said to this one. It is taken out of the history at once: Back and reload do not repeat it. */
export function FlashAlert() {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const words = useServerMessage();
  const incoming = flashIn(state);
  const [flash, setFlash] = useState(incoming);

  if (incoming && incoming !== flash) setFlash(incoming);

  useEffect(() => {
    if (incoming) void navigate({ pathname, search }, { replace: true, state: null });
  }, [incoming, navigate, pathname, search]);

  return flash && <Alert tone={flash.tone}>{words(flash.message)}</Alert>;
}
