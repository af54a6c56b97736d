import assert from 'node:assert/strict';

import { calls, specifiedCalls } from '../../contract/calls.ts';
import { unknownCalls } from '../otherBackEnd/answers.ts';
import { makeBackEnd } from '../otherBackEnd/backEnd.ts';
import { walkScreensNotOffered } from '../otherBackEnd/notOffered.ts';
import { rule, type PortalSession } from '../otherBackEnd/rule.ts';
import { signedIn, visit } from '../otherBackEnd/steps.ts';

const specified = specifiedCalls.map((name) => `${calls[name].method} ${calls[name].path}`);

const waysIn = ({ page }: PortalSession): Promise<string[]> =>
  page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

for (const lang of ['fr', 'en'] as const)
  for (const [kind, unknown] of Object.entries(unknownCalls)) {
    const service = makeBackEnd(unknown);

    rule(
      `each call that a back end answers with ${kind} because it is not there is asked once a tab, no menu or card leads to its screen, and the screen says so when its address is typed (product §8 capabilities)`,
      async (given) => {
        const { page, t } = given;
        await signedIn(given);
        await page.getByRole('link', { name: t('header.account') }).waitFor({ state: 'detached' });
        for (const screen of ['account', 'dependents', 'home', 'mailbox', 'account', 'appointments', 'home']) {
          await visit(given, `/app/${screen}`);
          const blind = (await waysIn(given)).filter((way) =>
            /account\/|mailbox\/new|dependents\/new|app\/alerts/.test(way),
          );
          assert.deepEqual(blind, [], screen);
        }
        await walkScreensNotOffered(given);
        await visit(given, '/app/home');
        const asked = service.heard.map(({ name }) => name).filter((name) => !specified.includes(name));
        assert.deepEqual([...asked].sort(), [...new Set(asked)].sort(), 'Once a tab.');
        for (const path of ['user', 'user/delegates', 'user/consents', 'user/sessions', 'user/accesslog'])
          assert.ok(asked.includes(`GET ${path}`), path);
      },
      { lang, service, timeout: 180_000 },
    );
  }
