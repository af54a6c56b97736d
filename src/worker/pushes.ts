import { fieldsOf } from '../lib/isRecord';

export type PushWorld = {
  registration: {
    scope: string;
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
  };
  clients: {
    matchAll: (options: { type: 'window' }) => Promise<readonly OpenWindow[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
};

type OpenWindow = { url: string; focus: () => Promise<OpenWindow>; navigate: (url: string) => Promise<unknown> };

type Shown = { title: string; body: string; route: string; tag: string; lang: string };

const isText = (value: unknown): value is string => typeof value === 'string';

const shownIn = (text: string | undefined): Shown | null => {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    const { title, body, route, tag, lang } = fieldsOf(parsed);
    const isOurs = isText(route) && /^\/app\/[\w/-]*$/.test(route);
    return isOurs && isText(title) && isText(body) && isText(tag) && isText(lang)
      ? { title, body, route, tag, lang }
      : null;
  } catch {
    return null;
  }
};

export const showPush = async ({ registration }: PushWorld, text: string | undefined): Promise<void> => {
  const shown = shownIn(text);
  if (shown === null) return;
  const { title, body, route, tag, lang } = shown;
  const icon = 'assets/icon.svg';
  const looks: NotificationOptions & { renotify: true } = { body, tag, renotify: true, lang, icon, badge: icon };
  await registration.showNotification(title, { ...looks, data: route });
};

export const openPush = async ({ clients, registration }: PushWorld, route: unknown): Promise<void> => {
  const address = new URL(isText(route) ? `#${route}` : '', registration.scope).href;
  // Only tabs that a worker may lead: browsers let one tap either focus a tab or open one.
  const tabs = await clients.matchAll({ type: 'window' });
  const tab = tabs.find(({ url }) => url.startsWith(registration.scope));
  if (tab === undefined) {
    await clients.openWindow(address);
    return;
  }
  await tab.focus();
  await tab.navigate(address);
};
