export const haveDevice = (permission: NotificationPermission) => {
  const subscription = {
    toJSON: () => ({
      endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
      keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) },
    }),
    unsubscribe: async () => true,
  };
  const asked: string[] = [];
  const pushManager = {
    getSubscription: async () => null,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      asked.push(applicationServerKey);
      return subscription;
    },
  };
  const worker = { getRegistration: async () => ({ pushManager }), addEventListener: () => undefined };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  Object.defineProperty(window, 'PushManager', { configurable: true, value: () => undefined });
  Object.defineProperty(window, 'Notification', {
    configurable: true,
    value: { permission, requestPermission: async () => permission },
  });
  return { asked };
};

export const loseDevice = (): void => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
};
