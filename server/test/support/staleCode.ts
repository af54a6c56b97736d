import type { TestContext } from 'node:test';

import { sql } from 'kysely';

import { secondFactorStage } from './secondFactor.ts';

/** Signed in, with the factor on, and five minutes after the last code. */
export const staleStage = async (t: TestContext, env: Record<string, string> = {}) => {
  const stage = await secondFactorStage(t, { env });
  const recoveryCodes = await stage.turnOn();
  const letTimePass = () =>
    sql`update sessions set code_given_at = code_given_at - interval '5 minutes'`.execute(stage.db);
  await letTimePass();
  return { ...stage, recoveryCodes, letTimePass };
};
