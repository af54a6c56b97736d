import assert from 'node:assert/strict';

import type { Page } from 'playwright-core';

import { rule, type PortalSession } from '../otherBackEnd/rule.ts';

/** How often the address changes; `npm run soak -- addresses` says 200. */
const changes = Number(process.env['ADDRESS_CHANGES'] ?? '20');

/** Times slower than this processor: drawing then takes long enough to be hit. */
const slowdown = 8;

/** The heading of each page, by its key. */
const headings = {
  '/login': 'login.title',
  '/signup': 'signup.title',
  '/recover': 'recover.title',
  '/recover/do?key=vieille': 'newPassword.title',
  '/privacy': 'legal.privacy.title',
  '/nosession': 'guest.title',
  '/nosession?step=search': 'booking.title',
  '/rvsp/auth': 'invitation.title',
} as const;
type Address = keyof typeof headings;

/** The pages that the build draws ahead. */
const starts: readonly Address[] = ['/login', '/signup', '/nosession', '/nosession?step=search', '/rvsp/auth'];
const targets: readonly Address[] = ['/login', '/recover/do?key=vieille', '/signup', '/privacy', '/recover'];

/** Ways in which an address changes without a press on a link of the portal. */
const ways = ['hash', 'replace', 'back', 'typed'] as const;
/** What a change waits for: the first paint, or the moment when React begins to draw. */
const moments = ['shown', 'drawing'] as const;
type Change = { to: Address; way: (typeof ways)[number]; since: (typeof moments)[number]; ms: number };

/** Runs in the page: marks the moments of the start, and makes the change that session storage holds. */
const markMoments = (): void => {
  const isMarked = (name: string) => performance.getEntriesByName(name).length > 0;
  const mark = (name: string) => {
    performance.mark(name);
    const [since, way, to, ms] = (sessionStorage.getItem('change') ?? '').split('|');
    if (since !== name) return;
    sessionStorage.removeItem('change');
    // eslint-disable-next-line waits/no-fixed-wait -- the moment of the change is what is tested
    setTimeout(() => {
      if (way === 'hash') window.location.hash = to ?? '';
      if (way === 'replace') window.location.replace(`#${to ?? ''}`);
      if (way === 'back') window.history.back();
    }, Number(ms));
  };
  document.addEventListener(
    'takeover',
    () => {
      mark('drawing');
    },
    true,
  );
  const seen = new MutationObserver(() => {
    const isEarly = document.querySelector('#portal[data-early]') !== null;
    if (!isMarked('shown') && isEarly) mark('shown');
    if (!isMarked('drawing') || isEarly || document.getElementById('unscripted')) return;
    mark('stands');
    seen.disconnect();
  });
  seen.observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-early'] });
};

/** Waits until the portal stands. @returns the milliseconds from each moment to then */
const untilItStands = async (page: Page): Promise<Record<(typeof moments)[number], number>> => {
  const found = await page.waitForFunction(() => {
    const [shown, drawing, stands] = ['shown', 'drawing', 'stands'].map(
      (name) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN,
    );
    if (shown === undefined || drawing === undefined || stands === undefined || Number.isNaN(stands)) return null;
    return { shown: stands - shown, drawing: stands - drawing };
  });
  const spans = await found.jsonValue();
  if (spans === null) throw new Error('The portal does not stand.');
  return spans;
};

/** Opens `from` as a first load, and changes the address on the way. */
const load = async ({ page, host }: PortalSession, from: Address, change?: Change): Promise<void> => {
  const isBack = change?.way === 'back';
  await page.goto('about:blank');
  await page.goto(isBack ? `${host.url}#${change.to}` : `${host.url}assets/icon.svg`);
  if (change?.way !== 'typed')
    await page.evaluate((text) => {
      sessionStorage.setItem('change', text);
    }, [change?.since, change?.way, change?.to, change?.ms].join('|'));
  if (isBack) {
    await page.evaluate((address) => {
      window.location.hash = address;
    }, from);
    await page.reload({ waitUntil: 'commit' });
  } else await page.goto(`${host.url}#${from}`, { waitUntil: 'commit' });
  if (change?.way !== 'typed') return;
  await page.waitForFunction((name) => performance.getEntriesByName(name).length > 0, change.since);
  // eslint-disable-next-line waits/no-fixed-wait -- the moment of the change is what is tested
  await page.waitForTimeout(change.ms);
  await page.goto(`${host.url}#${change.to}`);
};

/** Whether the page of the new address came. */
const isFollowed = async (session: PortalSession, from: Address, change: Change): Promise<boolean> => {
  const { page, t } = session;
  await load(session, from, change);
  await untilItStands(page);
  const heading = page.getByRole('heading', { level: 1, name: t(headings[change.to]), exact: true });
  return heading.waitFor().then(
    () => true,
    () => false,
  );
};

for (const from of starts)
  rule(
    `an address that changes while the portal draws ${from} is followed, however it changes (spec §2 public-layout)`,
    async (session) => {
      const { page } = session;
      page.setDefaultTimeout(20_000);
      await page.addInitScript(markMoments);
      const devTools = await page.context().newCDPSession(page);
      await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await load(session, from);
      const spans = await untilItStands(page);
      const each = Math.ceil(changes / starts.length);
      const lost: Change[] = [];
      for (let at = 0; at < each; at += 1) {
        const wanted = targets[at % targets.length] ?? '/recover';
        const since = moments[at % 2] ?? 'shown';
        const change: Change = {
          to: wanted === from ? '/recover' : wanted,
          way: ways[at % ways.length] ?? 'hash',
          since,
          ms: Math.round((spans[since] * at) / each),
        };
        if (!(await isFollowed(session, from, change))) lost.push(change);
      }
      console.log(`${from}: ${each} changes over ${spans.shown.toFixed(0)} ms, ${lost.length} lost`);
      assert.deepEqual(lost, []);
    },
    { timeout: 60_000 + changes * 5_000 },
  );
