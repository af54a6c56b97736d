// Holds: product §8 session-end
import assert from 'node:assert/strict';
import diagnostics from 'node:diagnostics_channel';
import { test, type TestContext } from 'node:test';

import type { FastifyInstance } from 'fastify';

import { hashToken } from '../../src/http/sessionCookies.ts';
import { ask, nameOf } from './asking.ts';
import type { Family } from './family.ts';
import { accessStage, type AccessStage } from './stage.ts';
import { contentOf } from './unchanged.ts';
import { writing } from './writing.ts';

const header = 'x-session-ends-now';

/** Applications whose door a session passes, and where it has ended before anything is written. */
const endSessionsBehindTheDoor = (t: TestContext, stage: () => AccessStage | undefined): void => {
  const onMade = (message: unknown): void => {
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a boundary: what fastify publishes on its channel
    (message as { fastify: FastifyInstance }).fastify.addHook('preHandler', async ({ cookies, headers }) => {
      if (headers[header] === undefined) return;
      const ended = [cookies.session, cookies.staff, headers.authtoken].map((token) => hashToken(String(token)));
      for (const table of ['sessions', 'staff_sessions', 'invitation_sessions'] as const)
        await stage()?.db.deleteFrom(table).where('token_hash', 'in', ended).execute();
    });
  };
  diagnostics.subscribe('fastify.initialization', onMade);
  t.after(() => {
    diagnostics.unsubscribe('fastify.initialization', onMade);
  });
};

const endingAtOnce = (family: Family): Family => ({
  ...family,
  asker: async (column) => {
    const { visitor, headers } = await family.asker(column);
    return { visitor, headers: { ...headers, [header]: '1' } };
  },
});

/** What is stored, but for the session that ends. */
const kept = async (stage: AccessStage): Promise<string[]> =>
  (await contentOf(stage.db)).split('\n').filter((line) => !/^(?:invitation_|staff_)?sessions /.test(line));

test('a request whose session ends after it was let in writes nothing, on any route that writes (product §8 session-end)', async (t) => {
  const made: { stage?: AccessStage } = {};
  endSessionsBehindTheDoor(t, () => made.stage);
  const stage = await accessStage(t);
  made.stage = stage;
  for (const { row, column } of writing)
    await t.test(nameOf(row), async () => {
      const family = await stage.family();
      await row.ask?.(family.target('owner'), family.around);
      // Who confirmed their address is sent nothing.
      if (row.route === 'requestVerification')
        await stage.db.updateTable('accounts').set({ email_verified_at: null }).execute();
      await family.asker(column);
      const before = await kept(stage);
      const { statusCode, body } = await ask(row, column, endingAtOnce(family));
      assert.equal(statusCode, 401, body.slice(0, 200));
      assert.deepEqual(await kept(stage), before);
    });
});
