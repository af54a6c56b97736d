import { URLSearchParams } from 'node:url';

import { passOnSlotsJob } from '../../server/src/jobs/passOnSlots.ts';
import { tellOffersJob } from '../../server/src/jobs/tellOffers.ts';
import { signUp } from '../../server/test/support/browser.ts';

let count = 0;

/** Somebody else, in another browser, who has reserved a place. @returns the reservation */
export const reserveToCancel = async ({ app, deps }, spaceId) => {
  count += 1;
  const { visitor, person } = await signUp(app, {
    login: `titulaire.${count}`,
    email: `titulaire.${count}@exemple.ca`,
    nam: `TITU850215${10 + (count % 90)}`,
  });
  await deps.db
    .updateTable('accounts')
    .set({ email_verified_at: new Date() })
    .where('login', '=', person.login)
    .execute();
  const answer = await visitor.send({
    method: 'POST',
    url: '/api/appointment/reserve',
    payload: { space: spaceId, raisonVisite: 'skin' },
  });
  if (answer.statusCode !== 201) throw new Error(`reserve answered ${answer.statusCode} ${answer.body}`);
  const { reservationId, clinicId } = answer.json();
  holders.set(spaceId, { visitor, query: new URLSearchParams({ reservationId, clinicId }) });
};

const holders = new Map();

export const cancelElsewhere = async (_server, spaceId) => {
  const { visitor, query } = holders.get(spaceId);
  const answer = await visitor.send({ url: `/api/appointment/cancelreservation?${query}` });
  if (answer.statusCode !== 200) throw new Error(`cancelreservation answered ${answer.statusCode} ${answer.body}`);
};

export const settleOffers = async ({ deps }) => {
  const { AbortController } = globalThis;
  const jobDeps = { ...deps, log: { warn: () => undefined } };
  for (const job of [passOnSlotsJob, tellOffersJob])
    while ((await job.turn(jobDeps, new AbortController().signal)) > 0);
};
