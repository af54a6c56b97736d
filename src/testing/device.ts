/** A browser with a device of its own: jsdom has neither. */
export const haveDevice = (permission: NotificationPermission, answer = permission) => {
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
  const subscription = {
    toJSON: () => ({
      endpoint,
      keys: {
        p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
        auth: 'BTBZMqHH6r4Tts7J_aSIgg',
      },
    }),
    unsubscribe: async () => {
      standing = null;
      return true;
    },
  };
  let standing: typeof subscription | null = null;
  const asked: string[] = [];
  const pushManager = {
    getSubscription: async () => standing,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      asked.push(applicationServerKey);
      standing = subscription;
      return subscription;
    },
  };
  const worker = { getRegistration: async () => ({ pushManager }), addEventListener: () => undefined };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  Object.defineProperty(window, 'PushManager', { configurable: true, value: () => undefined });
  Object.defineProperty(window, 'Notification', {
    configurable: true,
    value: { permission, requestPermission: async () => answer },
  });
  return { asked };
};

export const loseDevice = (): void => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(navigator, 'serviceWorker');
};
