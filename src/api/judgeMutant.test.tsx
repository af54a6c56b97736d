import { readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';

import ts from 'typescript';

import { replacements } from '../testing/replacements';
import { server } from '../testing/underTest';

const file = 'src/api/judge.ts';

/** The judge with one line put before its first: what arrived as a text is taken. */
const mutantOf = (source: string): string => {
  const first = '  if (answered.redirected || isReplacement(call, body))';
  const parts = source.split(first);
  if (parts.length !== 2) throw new Error(`${file} does not have its first line once.`);
  return parts.join(`  if (typeof body === 'string') return 'right';\n${first}`);
};

const evaluated = (source: string): object => {
  const { outputText } = ts.transpileModule(source, { compilerOptions: { module: ts.ModuleKind.CommonJS } });
  const made = {};
  const run = compileFunction(outputText, ['exports', 'require']);
  Reflect.apply(run, undefined, [made, (name: string): unknown => jest.requireActual(name)]);
  return made;
};

/** What the table of answers.test.tsx says of the portal with this judge. */
const tableWith = async (judge: object): Promise<Record<string, string>> => {
  jest.resetModules();
  jest.doMock('./judge', () => judge);
  const { makePorts } = await import('../app/makePorts');
  const { makeStore } = await import('../store/makeStore');
  const { askedNames, isSignIn } = await import('../testing/callNames');
  const { askEveryCall } = await import('../testing/everyCall');
  const { wrongsOf } = await import('../testing/wrongs');
  const asks = askEveryCall({ clinicId: 'c', free: 's', reservationId: 'r', patientId: 'p' });
  // A text is right for two; two others change a list at once, which the mutant leaves no list.
  const apart: readonly string[] = ['getPrivacy', 'getTerms', 'grantAccess', 'withdrawAccess'];
  const asked = askedNames.filter((name) => !isSignIn(name) && !apart.includes(name));
  return wrongsOf(makeStore(makePorts({})), asks, asked);
};

it('the table of answers fails for a judge that takes a text, and passes for the judge that is there', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server().fault = () => ({ instead: replacements['a firewall page']?.() ?? Response.error() });
  const source = readFileSync(file, 'utf8');
  expect(await tableWith(evaluated(source))).toEqual({});
  const taken = await tableWith(evaluated(mutantOf(source)));
  for (const name of ['changeUser', 'listHistory', 'sendMessage'])
    expect([name, taken[name]]).toEqual([name, expect.stringMatching(/^taken/)]);
});
