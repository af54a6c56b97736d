export type DeviceSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

/** `homeScreen`: an iPhone or iPad gets pushes for a site on its home screen only. */
export type DeviceTrouble = 'unable' | 'homeScreen' | 'denied' | 'unready' | 'failed';

const isApplePhone = ({ userAgent, maxTouchPoints }: Navigator): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

const isAble = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Before anything is asked of the device. */
export const deviceTrouble = (): DeviceTrouble | null => {
  if (isAble()) return Notification.permission === 'denied' ? 'denied' : null;
  return isApplePhone(navigator) && Reflect.get(navigator, 'standalone') !== true ? 'homeScreen' : 'unable';
};

const manager = async (): Promise<PushManager | undefined> =>
  isAble() ? (await navigator.serviceWorker.getRegistration())?.pushManager : undefined;

/** The permission may be gone since. */
export const isDeviceSubscribed = async (): Promise<boolean> => {
  const subscription = await (await manager())?.getSubscription();
  return subscription != null;
};

const partsOf = (subscription: PushSubscription): DeviceSubscription | null => {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, keys: { p256dh, auth } };
};

/** Asks first: a browser hears the question only right after a press. A former subscription may be under another key. */
export const subscribeDevice = async (serverKey: string): Promise<DeviceSubscription | DeviceTrouble> => {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    const pushes = await manager();
    if (pushes === undefined) return 'unready';
    await (await pushes.getSubscription())?.unsubscribe();
    return partsOf(await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })) ?? 'failed';
  } catch {
    return 'failed';
  }
};

/** The server forgets the device in any case. */
export const unsubscribeDevice = async (): Promise<void> => {
  await (await (await manager())?.getSubscription())?.unsubscribe();
};
