import assert from 'node:assert/strict';
import type { ServerResponse } from 'node:http';

import { rule, type PortalSession } from '../otherBackEnd/rule.ts';
import { arrive, person, send } from '../otherBackEnd/steps.ts';

/** Until the portal is on the device. */
const isKept = ({ page }: PortalSession) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });

/** The path of every request whose answer this browser keeps for the portal. */
const keptPaths = ({ page }: PortalSession) =>
  page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

for (const lang of ['fr', 'en'] as const) {
  rule(
    'once it was here the portal opens without a network, says so, keeps what is typed, and goes on when the network is back (product §8 offline)',
    async (session) => {
      const { page, context, t, open } = session;
      await open('/login');
      await isKept(session);
      await context.setOffline(true);
      await page.reload();
      // Told again: some versions of the browser report a reloaded page as online.
      for (const isOffline of [false, true]) await context.setOffline(isOffline);
      const notice = page.getByText(t('offline.title'), { exact: true });
      await notice.waitFor();
      await page.locator('[name=username]').fill(person.login);
      await page.locator('[name=password]').fill(person.password);
      await send(session);
      await page.getByText(t('errors.network.error')).waitFor();
      assert.equal(await page.locator('[name=username]').inputValue(), person.login);

      await context.setOffline(false);
      await notice.waitFor({ state: 'detached' });
      await send(session);
      await arrive(session, '/app/home');

      const kept = await keptPaths(session);
      assert.ok(kept.length > 20, `only ${kept.length} files are kept`);
      assert.deepEqual(
        kept.filter((path) => path.includes('/api/')),
        [],
        'no answer of the server is kept',
      );
    },
    { lang, keepsShell: true },
  );
}

rule(
  'a newer version comes by itself, waits until the person takes it, and is there once they did (product §8 offline)',
  async (session) => {
    const { page, host, t, open } = session;
    await open('/login');
    await isKept(session);
    host.replace('sw.js', `${await host.built('sw.js')}\n// newer`);
    await page.reload();
    const take = page.getByRole('button', { name: t('newVersion.take'), exact: true });
    await take.waitFor();
    await page.evaluate(() => {
      Reflect.set(window, 'isOld', true);
    });
    await take.click();
    await page.waitForFunction(() => !('isOld' in window));
    await page.getByRole('heading', { level: 1, name: t('login.title'), exact: true }).waitFor();
    const isWaiting = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
    assert.equal(isWaiting, false, 'the newer version is the one in charge');
  },
  { keepsShell: true },
);

const rejected =
  '<html><head><title>Request Rejected</title></head><body>The requested URL was rejected.</body></html>';
const pageForAll = {
  serve: (_request: unknown, response: ServerResponse) =>
    Promise.resolve(void response.writeHead(200, { 'Content-Type': 'text/html' }).end(rejected)),
};

for (const lang of ['fr', 'en'] as const) {
  rule(
    'the service worker keeps no page that came under an address of the API, and no page in place of the settings (product §8 offline)',
    async (session) => {
      const { page, host, t, open } = session;
      await open('/login');
      await isKept(session);
      await page.reload();
      await page.locator('[name=username]').fill(person.login);
      await page.locator('[name=password]').fill(person.password);
      await send(session);
      await page
        .getByRole('alert')
        .filter({ hasText: t('errors.replacedWrite') })
        .waitFor();
      assert.deepEqual(
        (await keptPaths(session)).filter((path) => /\/api\/|\/clinic\//.test(path)),
        [],
      );

      host.replace('assets/config.json', rejected);
      await page.reload();
      await page.getByText(/\b4\.2\.0\b/).waitFor();
      const kept = await page.evaluate(async () => (await caches.match('assets/config.json'))?.text());
      assert.match(kept ?? '', /4\.2\.0/);
    },
    { lang, service: pageForAll, keepsShell: true },
  );
}
