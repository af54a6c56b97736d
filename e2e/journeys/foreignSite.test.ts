import assert from 'node:assert/strict';

import { startHostileSite } from '../fixtures/hostileSite.ts';
import { journey, type Traveller } from '../fixtures/journey.ts';
import { logOut, newcomer, signUp } from '../screens/frontDoor.ts';

/** Who the server takes this browser for, asked from a page of the portal. */
const whoAmI = ({ page }: Traveller): Promise<unknown> =>
  page.evaluate(async () => {
    const answer = await fetch('/api/user', { headers: { Accept: 'application/json' } });
    const profile: unknown = await answer.json();
    return { status: answer.status, profile };
  });

journey(
  'a page of another site or of a neighbouring port cannot sign a person out, sign them in as someone else or change their data (product §8 csrf, product §4 acting-gets)',
  { lang: 'fr', width: 390 },
  async (traveller) => {
    const { page, url } = traveller;
    const attacker = newcomer();
    await signUp(traveller, attacker);
    await logOut(traveller);
    const victim = newcomer();
    await signUp(traveller, victim);
    const site = await startHostileSite(url, { username: attacker.login, password: attacker.password });
    try {
      for (const address of site.urls) {
        const trap = await page.context().newPage();
        await trap.goto(address);
        await trap.waitForFunction(() => document.title === 'done');
        await trap.goto(`${url}/api/logout`, { referer: address });
        await trap.close();
        assert.partialDeepStrictEqual(
          await whoAmI(traveller),
          { status: 200, profile: { login: victim.login, firstName: null } },
          address,
        );
      }
    } finally {
      site.stop();
    }
    await page.reload();
    await logOut(traveller);
  },
);
