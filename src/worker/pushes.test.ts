import { openPush, showPush, type PushWorld } from './pushes';

const scope = 'https://portail.example/';
const news = {
  title: 'Portail patient',
  body: 'Vous avez une nouvelle.',
  route: '/app/alerts',
  tag: 'offer',
  lang: 'fr',
};

type Open = { url: string; isLed: boolean };

/** A browser: one tap focuses one tab or opens one, and a worker leads only the tabs that it controls. */
const world = (open: readonly Open[] = []) => {
  const done: unknown[] = [];
  let taps = 1;
  const spendTap = () => {
    if (taps === 0) throw new DOMException('Not allowed to open a window.', 'InvalidAccessError');
    taps -= 1;
  };
  const tab = ({ url, isLed }: Open) => ({
    url,
    focus: async () => {
      spendTap();
      done.push(['focus', url]);
      return tab({ url, isLed });
    },
    navigate: async (to: string) => {
      if (!isLed) throw new TypeError('This service worker is not the client’s active service worker.');
      done.push(['navigate', to]);
    },
  });
  const made: PushWorld = {
    registration: {
      scope,
      showNotification: async (title, { data, ...shown }) => {
        done.push([title, data, shown]);
      },
    },
    clients: {
      matchAll: async (options) => open.filter(({ isLed }) => isLed || 'includeUncontrolled' in options).map(tab),
      openWindow: async (url) => {
        spendTap();
        done.push(['open', url]);
      },
    },
  };
  return { made, done };
};

describe('a push on a device', () => {
  it('the device shows what the server sent, sounds again for the next one, and keeps where it leads', async () => {
    const { made, done } = world();
    await showPush(made, JSON.stringify(news));
    const icon = 'assets/icon.svg';
    const { body, tag, lang, title, route } = news;
    expect(done).toEqual([[title, route, { body, tag, lang, renotify: true, icon, badge: icon }]]);
  });

  it('the device shows nothing that is not of our server, or leads out of the portal', async () => {
    const { made, done } = world();
    const wrong = [undefined, '', 'x', 'null', '[]', JSON.stringify({ ...news, body: 3 })];
    const elsewhere = ['https://evil.example', '//evil.example', '/app/x?returnUrl=//evil.example', '/login'];
    for (const text of [...wrong, ...elsewhere.map((route) => JSON.stringify({ ...news, route }))])
      await showPush(made, text);
    expect(done).toEqual([]);
  });

  it('one tap opens the offer in the tab of the portal, else in a new one', async () => {
    const there = world(['https://other.example/', `${scope}#/app/home`].map((url) => ({ url, isLed: true })));
    await openPush(there.made, '/app/alerts');
    expect(there.done).toEqual([
      ['focus', `${scope}#/app/home`],
      ['navigate', `${scope}#/app/alerts`],
    ]);
    const nowhere = world();
    await openPush(nowhere.made, '/app/alerts');
    expect(nowhere.done).toEqual([['open', `${scope}#/app/alerts`]]);
  });

  it('one tap opens the offer also while a tab stands that the worker cannot lead, as on a first visit', async () => {
    const { made, done } = world([{ url: `${scope}#/app/home`, isLed: false }]);
    await openPush(made, '/app/alerts');
    expect(done).toEqual([['open', `${scope}#/app/alerts`]]);
  });
});
