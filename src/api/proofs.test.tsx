// Holds: spec §7 login, spec §7 reserve, spec §7 cancel, spec §7 dependents
import { waitFor } from '@testing-library/react';

import type { CallName } from '../../contract/calls.ts';
import { everyCall } from '../../contract/everyCall.ts';
import { about, listed, proofs, type Proving, type Sent, type SpecifiedWrite } from '../../contract/fixtures/proofs.ts';
import { makePorts } from '../app/makePorts';
import { forgetMemories } from '../lib/forgetOnSessionEnd';
import { makeStore } from '../store/makeStore';
import { askEveryCall } from '../testing/everyCall';
import { replacements } from '../testing/replacements';
import { callFor, callNames } from '../testing/rightAnswers';
import { server } from '../testing/underTest';
import { dependentAccessApi } from './dependentAccessApi';
import { dependentsIn } from './dependentsApi';

const answerOf = ({ status = 200, body, isPage, isSigned }: Sent): Response => {
  const headers = new Headers(isSigned ? { 'X-Request-Id': crypto.randomUUID() } : {});
  if (isPage) return replacements['a firewall page']?.() ?? Response.error();
  return body === undefined ? new Response(null, { status, headers }) : Response.json(body, { status, headers });
};

const nameOf = (request: Request): CallName | undefined =>
  callNames.find((name) => everyCall[name] === callFor(request));

const everyAsk = askEveryCall({
  clinicId: String(about.clinicId),
  free: String(about.spaceId),
  reservationId: String(about.reservationId),
  patientId: String(listed.patientId),
});

const [person] = dependentsIn([{ ...listed, hin: null, birthDate: '2020-05-04', age: 6 }]);
if (!person) throw new Error('no dependent');
const access = dependentAccessApi.endpoints;

const asks: Record<SpecifiedWrite, (typeof everyAsk)[SpecifiedWrite]> = {
  ...everyAsk,
  updateAccessDependent: (ask) => ask(access.updateAccessDependent.initiate({ ...person, locked: false })),
  removeDependentAccess: (ask) => ask(access.removeDependentAccess.initiate(person)),
  lockDependentAccess: (ask) => ask(access.lockDependentAccess.initiate(person)),
};

/** Done, they may have changed the count. */
const countsAgain: readonly CallName[] = ['reserveSlot', 'cancelAppointment'];

const prove = async (write: SpecifiedWrite, { after, hears }: Proving) => {
  const store = makeStore(makePorts({}));
  const asked: (CallName | undefined)[] = [];
  const answers = [after, ...hears.map(([, answer]) => answer)];
  server().fault = (request) => {
    const answer = answers[asked.length];
    asked.push(nameOf(request));
    return { instead: answer ? answerOf(answer) : new Response(null, { status: 404 }) };
  };
  const { error } = await asks[write](store.dispatch);
  return { asked, isDone: error === undefined };
};

const isSpecifiedWrite = (name: CallName): name is SpecifiedWrite => name in proofs;

const rows = callNames
  .filter(isSpecifiedWrite)
  .flatMap((name) => proofs[name].map((proving, at) => ({ name, at: at + 1, proving })));

describe('what shows that a write of section 7 is done (decision 54)', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    forgetMemories({ by: 'loggedOut', user: null });
  });

  it.each(rows)(
    '$name is told done or open as docs/other-back-ends.md says, example $at',
    async ({ name, proving }) => {
      const { asked, isDone } = await prove(name, proving);
      expect(isDone).toBe(proving.isDone);
      const counted = isDone && countsAgain.includes(name) ? (['countUnread'] as const) : [];
      await waitFor(() => {
        expect(asked).toEqual([name, ...proving.hears.map(([call]) => call), ...counted]);
      });
    },
  );
});
