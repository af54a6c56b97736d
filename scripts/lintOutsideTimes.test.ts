import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ESLint } from 'eslint';

/** In CI, the parser would read the file and not the text. */
const parserOptions = { disallowAutomaticSingleRunInference: true };

const faultsOf = async (code: string, filePath: string): Promise<string[]> => {
  const [read] = await new ESLint({ overrideConfig: { languageOptions: { parserOptions } } }).lintText(code, {
    filePath,
  });
  return (read?.messages ?? []).flatMap(({ ruleId }) => (ruleId?.startsWith('times/') ? [ruleId] : []));
};

test('the linter lets only the reader of instants parse a text as a time', async () => {
  const ways = [
    'export const at = (text: string) => Date.parse(text);',
    'export const at = (text: string | number) => new Date(text);',
    'export const at = (text: string) => new Date(`${text}T00:00Z`);',
    'export const at = (given: any) => new Date(given);',
  ];
  for (const way of ways) assert.equal((await faultsOf(way, 'contract/age.ts')).length, 1, way);
  const numbers = 'export const at = (ms: number, day: Date) => [new Date(), new Date(ms), new Date(day), Date.now()];';
  assert.deepEqual(await faultsOf(numbers, 'contract/age.ts'), []);
  assert.deepEqual(await faultsOf(ways[0] ?? '', 'contract/instants.ts'), []);
});
