import { useEffect, useState, type ComponentProps } from 'react';

import { passkeysApi } from '../../../api/passkeysApi';
import { useAppDispatch } from '../../../store/hooks';
import { canUsePasskeys } from './passkeyDevice';
import { PasskeyTrial } from './PasskeyTrial';

const useHasKey = (): boolean => {
  const dispatch = useAppDispatch();
  const [hasKey, setHasKey] = useState(false);
  useEffect(() => {
    if (!canUsePasskeys()) return undefined;
    const asked = dispatch(passkeysApi.endpoints.beginPasskeyLogin.initiate({ isSecondStep: true }, { track: false }));
    void asked.then(({ error }) => {
      setHasKey(error === undefined);
    });
    return () => {
      asked.abort();
    };
  }, [dispatch]);
  return hasKey;
};

export function PasskeyStep(props: Pick<ComponentProps<typeof PasskeyTrial>, 'attempt' | 'onIn'>) {
  return useHasKey() ? <PasskeyTrial {...props} unknown="factor.step.unknown" look="secondary" /> : null;
}
