import { useEffect, useState } from 'react';

import { passkeysApi } from '../../../api/passkeysApi';
import { useAppDispatch } from '../../../store/hooks';
import type { FormFailure } from '../../../ui';
import { canUsePasskeys } from './canUsePasskeys';
import { PasskeyForm } from './PasskeyForm';
import { usePasskeyLogin } from './usePasskeyLogin';

/** Only after the password does the server say so. */
const useHasKey = (): boolean => {
  const dispatch = useAppDispatch();
  const [hasKey, setHasKey] = useState(false);
  useEffect(() => {
    if (!canUsePasskeys()) return undefined;
    const { beginPasskeyLogin } = passkeysApi.endpoints;
    const asked = dispatch(beginPasskeyLogin.initiate({ isSecondStep: true }, { track: false }));
    void asked.then(({ error }) => {
      setHasKey(error === undefined);
    });
    return () => {
      asked.abort();
    };
  }, [dispatch]);
  return hasKey;
};

type Props = { onSignedIn: () => Promise<void>; onOver: () => void };

export function PasskeyStep({ onSignedIn, onOver }: Props) {
  const hasKey = useHasKey();
  const login = usePasskeyLogin({ isSecondStep: true, onSignedIn });
  const attempt = async (): Promise<FormFailure | undefined> => {
    const failure = await login();
    if (failure?.status !== 410) return failure;
    onOver();
    return undefined;
  };
  return hasKey ? <PasskeyForm unknown="factor.step.unknown" look="secondary" attempt={attempt} /> : null;
}
