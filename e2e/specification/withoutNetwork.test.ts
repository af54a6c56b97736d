import assert from 'node:assert/strict';

import { rule } from '../otherBackEnd/rule.ts';
import { arrive, fillSignup, goTo, person, says, send, signedIn, pressLogout } from '../otherBackEnd/steps.ts';

rule(
  'without a network what is typed stays, a form that is sent says so, and it can be sent again (spec §8 network)',
  async (session) => {
    const { page, context, open, t } = session;
    await open('/signup');
    await fillSignup(session);
    await context.setOffline(true);
    await page.getByText(t('offline.title'), { exact: true }).waitFor();
    await send(session);
    await says(session, 'alert', t('errors.network.error'));
    await says(session, 'alert', t('common.typedKept'));
    assert.equal(await page.locator('[name=password]').inputValue(), person.password);
    await context.setOffline(false);
    await send(session);
    await arrive(session, '/app/home');
    assert.equal(session.host.backEnd.calls('POST signup').length, 1);
  },
);

rule(
  'a page that cannot be fetched says so between the head and the help of every page, and opens by itself once it can (spec §2 public-layout)',
  async ({ page, context, open, t }) => {
    await open('/login');
    await context.setOffline(true);
    await page.locator('main a[href="#/recover"]').click();
    await page.getByRole('heading', { level: 1, name: t('unreached.title'), exact: true }).waitFor();
    await page.getByText(t('errors.network.error')).waitFor();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: t('help.emergency'), exact: true })
      .waitFor();
    await page.getByRole('button', { name: t('common.retry'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: t('unreached.title'), exact: true }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: t('recover.title'), exact: true }).waitFor();
  },
);

rule(
  'a page that the network refuses is asked for again by itself, at another address each time (spec §2 public-layout)',
  async ({ page, open, t }) => {
    await open('/login');
    await page.locator('#unscripted').waitFor({ state: 'detached' });
    const asked: string[] = [];
    await page.route(/\/\d+\.\w+\.js(\?\d+)?$/, (route) => {
      asked.push(route.request().url());
      return asked.length > 3 ? route.continue() : route.abort();
    });
    await page.locator('main a[href="#/recover"]').click();
    await page.getByRole('heading', { level: 1, name: t('unreached.title'), exact: true }).waitFor();
    await page.getByRole('heading', { level: 1, name: t('recover.title'), exact: true }).waitFor();
    assert.equal(new Set(asked).size, asked.length);
  },
);

rule(
  'logging out without a network empties this device and says that the server does not know (spec §4 logout)',
  async (session) => {
    const { page, context, t } = session;
    await signedIn(session);
    await context.setOffline(true);
    await pressLogout(page);
    await says(session, 'alert', t('login.logoutUnconfirmed'));
    assert.deepEqual((await session.stored()).session, { lang: 'fr' });
  },
);

rule(
  'a page that follows another takes the keyboard to its title, also when its address is typed; the first leaves it to the browser (spec §2 hash-routing)',
  async (session) => {
    const { page, open, t } = session;
    await open('/signup');
    await page.locator('form').waitFor(); // before its scripts a page stands, too
    assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
    for (const [address, title] of [
      ['/recover', 'recover.title'],
      ['/privacy', 'legal.privacy.title'],
      ['/rvsp/auth', 'invitation.title'],
      ['/404', 'error.msg.pagenotfound'],
      ['/login', 'login.title'],
    ] as const) {
      await goTo(session, address);
      await page.getByRole('heading', { level: 1, name: t(title), exact: true }).waitFor();
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    }
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: t('error.msg.pagenotfound'), exact: true }).waitFor();
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  },
);
