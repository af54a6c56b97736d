import assert from 'node:assert/strict';
import type { TestContext } from 'node:test';

import { delegationStage, jean } from './delegation.ts';

/** Marie asked to act for Jean, who has an account with the same number and birth date. */
export const asked = async (t: TestContext, { verified = false } = {}) => {
  const stage = await delegationStage(t);
  const marie = await stage.relative({ firstName: 'Marie' });
  const self = await stage.relative({ nam: jean.hin, birthDate: jean.birthDate, verified, firstName: 'Jean' });
  const { said } = await marie.add({ ...jean, scopes: ['book', 'history'], contact: { email: 'jean@exemple.ca' } });
  await stage.mail.send();
  const [request] = (await self.delegates()).delegates;
  assert.ok(request);
  return {
    ...stage,
    marie,
    self,
    patientId: said.patientId,
    dependent: { patientId: said.patientId },
    request,
    linkId: request.linkId,
  };
};
