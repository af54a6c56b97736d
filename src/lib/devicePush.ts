export type DeviceSubscription = { endpoint: string; keys: { p256dh: string; auth: string } };

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const manager = async (): Promise<PushManager | undefined> =>
  canPush() ? (await navigator.serviceWorker.getRegistration())?.pushManager : undefined;

const partsOf = (subscription: PushSubscription): DeviceSubscription | null => {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys ?? {};
  return endpoint === undefined || p256dh === undefined || auth === undefined
    ? null
    : { endpoint, keys: { p256dh, auth } };
};

export const subscribeDevice = async (serverKey: string): Promise<DeviceSubscription | null> => {
  const pushes = await manager();
  if (pushes === undefined || (await Notification.requestPermission()) !== 'granted') return null;
  await (await pushes.getSubscription())?.unsubscribe();
  return partsOf(await pushes.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey }));
};

export const unsubscribeDevice = async (): Promise<void> => {
  const subscription = await (await manager())?.getSubscription();
  await subscription?.unsubscribe();
};
