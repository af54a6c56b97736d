import { createMemoryRouter } from 'react-router-dom';

import { makePageViewPort } from './adapters';
import { reportPageViews } from './reportPageViews';

const routes = ['/login', '/recover/do', '/app/home', '/app/appointments/:id'].map((path) => ({ path, element: null }));

const walk = async (addresses: string[], isAllowed: () => boolean) => {
  const router = createMemoryRouter(routes, { initialEntries: ['/login'] });
  const seen: string[] = [];
  const stop = reportPageViews(
    router,
    {
      view: (pattern) => {
        seen.push(pattern);
      },
    },
    async () => isAllowed(),
  );
  for (const address of addresses) await router.navigate(address);
  stop();
  router.dispose();
  return seen;
};

const addresses = [
  '/recover/do?key=secret',
  '/login?returnUrl=L2FwcA',
  '/app/home',
  '/app/appointments/7c9e6679?x=1',
  '/app/appointments/7c9e6679?x=2',
];

describe('page views (spec §2 page-views)', () => {
  it('page views report route patterns, once per page, and never an id, a key or a query', async () => {
    expect(await walk(addresses, () => true)).toEqual([
      '/login',
      '/recover/do',
      '/login',
      '/app/home',
      '/app/appointments/:id',
    ]);
  });

  it('the portal reports page views only after the person signs in and turns them on, and not once they turn them off', async () => {
    expect(await walk(addresses, () => false)).toEqual([]);
    const answers = [false, false, false, true, false];
    expect(await walk(addresses, () => answers.shift() ?? false)).toEqual(['/app/home']);
  });
});

describe('the adapters (spec §2 page-views)', () => {
  const sent: Request[] = [];
  const { fetch: network } = globalThis;
  beforeAll(() => {
    Object.assign(globalThis, { window: { location: { origin: 'https://portail.example', pathname: '/p/' } } });
    globalThis.fetch = async (input, init) => {
      // the network, and nothing else
      sent.push(new Request(input, init));
      throw new TypeError('Failed to fetch');
    };
  });
  beforeEach(() => {
    sent.length = 0;
  });
  afterAll(() => {
    globalThis.fetch = network;
    Reflect.deleteProperty(globalThis, 'window');
  });

  it('the Matomo adapter sends the pattern and the site, without a cookie', () => {
    makePageViewPort({ adapter: 'matomo', url: 'https://stats.example', site: '3' }).view('/app/appointments/:id');
    const url = new URL(sent[0]?.url ?? '');
    expect([url.origin + url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
      'https://stats.example/matomo.php',
      {
        idsite: '3',
        rec: '1',
        apiv: '1',
        send_image: '0',
        action_name: '/app/appointments/:id',
        url: 'https://portail.example/p/#/app/appointments/:id',
      },
    ]);
    expect(sent[0]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  });

  it('the Plausible adapter sends the pattern and the site, without a cookie', async () => {
    makePageViewPort({ adapter: 'plausible', url: 'https://stats.example', site: 'portail' }).view('/app/home');
    expect(sent[0]).toMatchObject({
      url: 'https://stats.example/api/event',
      method: 'POST',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    expect(await sent[0]?.json()).toEqual({
      name: 'pageview',
      domain: 'portail',
      url: 'https://portail.example/p/#/app/home',
    });
  });

  it.each([
    { adapter: 'none', url: 'https://stats.example', site: '3' },
    { adapter: 'matomo', url: '', site: '3' },
    { adapter: 'plausible', url: 'https://stats.example', site: '' },
  ] as const)('the page view adapters send nothing with %j', (settings) => {
    makePageViewPort(settings).view('/app/home');
    expect(sent).toEqual([]);
  });
});
