import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useServerMessage } from '../i18n/useServerMessage';
import { flashIn, type Flash } from '../lib/flash';
import { Alert } from './Alert';

/** Removes the message from history: Back and reload do not repeat it. */
export function FlashAlert() {
  const location = useLocation();
  const navigate = useNavigate();
  const text = useServerMessage();
  const [taken, setTaken] = useState<{ key: string; flash: Flash }>();
  const flash = flashIn(location.state);
  if (flash && taken?.key !== location.key) setTaken({ key: location.key, flash });

  const isNew = flash !== undefined;
  const { pathname, search } = location;
  useEffect(() => {
    if (isNew) void navigate({ pathname, search }, { replace: true, state: null });
  }, [isNew, navigate, pathname, search]);

  const isShown = taken !== undefined;
  useEffect(() => {
    if (!isShown) return undefined;
    const forget = () => {
      setTaken(undefined);
    };
    document.addEventListener('submit', forget, { capture: true });
    return () => {
      document.removeEventListener('submit', forget, { capture: true });
    };
  }, [isShown]);

  return taken && <Alert tone={taken.flash.tone}>{text(taken.flash.message)}</Alert>;
}
