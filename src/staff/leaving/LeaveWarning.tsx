import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';

import { AlertDialog, Button, Stack, useUnsent } from '../../ui';
import { useHeldText } from './unsent';

/** The browser asks in its own words when the tab closes. */
const useClosingTab = (isUnsent: () => boolean): void => {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsent()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsent]);
};

/** In a form: whoever leaves what they half wrote is asked first, by a link, « Back », the sign-out or the tab. */
export function LeaveWarning() {
  const { t } = useTranslation();
  const isUnsent = useUnsent();
  const [leaving, setLeaving] = useState<{ go: () => void }>();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && isUnsent(),
  );
  const ask = useCallback(
    (go: () => void) => {
      if (isUnsent()) setLeaving({ go });
      else go();
    },
    [isUnsent],
  );
  useHeldText(ask);
  useClosingTab(isUnsent);
  if (leaving === undefined && blocker.state !== 'blocked') return null;
  const stay = () => {
    setLeaving(undefined);
    blocker.reset?.();
  };
  const leave = () => {
    setLeaving(undefined);
    leaving?.go();
    blocker.proceed?.();
  };
  return (
    <AlertDialog title={t('staff.leave.title')} text={t('staff.leave.text')} onDismiss={stay}>
      <Stack>
        <Button look="secondary" onPress={stay}>
          {t('staff.leave.stay')}
        </Button>
        <Button look="warning" onPress={leave}>
          {t('staff.leave.go')}
        </Button>
      </Stack>
    </AlertDialog>
  );
}
