import { useEffect, useState } from 'react';

import { refusalIn } from '../../api/capability';
import { useEndPushesMutation, useKeepPushesMutation } from '../../api/pushesApi';
import {
  deviceTrouble,
  isDeviceSubscribed,
  subscribeDevice,
  unsubscribeDevice,
  type DeviceTrouble,
} from '../../lib/devicePush';

/** `isAnswer`: to a press, not what stood at first. */
type Trouble = { trouble: DeviceTrouble | null; isAnswer: boolean };

/** This device, as the browser and the server know it: it gets pushes where both say so. */
export const useDevice = (isOnServer: boolean) => {
  const [{ trouble, isAnswer }, setTrouble] = useState<Trouble>(() => ({ trouble: deviceTrouble(), isAnswer: false }));
  const [isSubscribed, setSubscribed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [keep, keeping] = useKeepPushesMutation();
  const [end, ending] = useEndPushesMutation();
  useEffect(() => {
    let isLeft = false;
    void isDeviceSubscribed().then((known) => {
      if (!isLeft) setSubscribed(known);
    });
    return () => {
      isLeft = true;
    };
  }, []);
  const begin = async (serverKey: string): Promise<void> => {
    ending.reset();
    setAsking(true);
    const asked = await subscribeDevice(serverKey);
    const isTrouble = typeof asked === 'string';
    setTrouble({ trouble: isTrouble ? asked : null, isAnswer: true });
    if (!isTrouble) setSubscribed((await keep(asked)).error === undefined);
    setAsking(false);
  };
  const stop = async (): Promise<void> => {
    keeping.reset();
    if ((await end()).error !== undefined) return;
    setSubscribed(false);
    await unsubscribeDevice();
  };
  const failed = keeping.error ? keeping : ending;
  return {
    trouble,
    isAnswer,
    isOn: isOnServer && isSubscribed,
    isAsking,
    isEnding: ending.isLoading,
    begin,
    stop,
    problem: failed.error && {
      failure: refusalIn(failed.error) ?? {},
      requestId: failed.requestId,
      isBeginning: keeping.error !== undefined,
    },
  };
};
