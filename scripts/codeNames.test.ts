import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { exportsOf, identifiersIn, wordsOfName } from './codeNames.ts';

describe('the names of a file of code', () => {
  it('the name check reads the identifiers of a code file, without comments and strings', () => {
    assert.deepEqual([...identifiersIn('a.tsx', `// beat\nconst hold = slot('letter');`)], ['hold', 'slot']);
  });

  it('the name check finds exports by declaration and by list', () => {
    const text = `export const a = 1, { b, c: [d] } = x; export function e() {} export type F = 1; const g = 2; export { g as h };
      export class I {} export interface J {} export default a; export * from './k.ts';`;
    assert.deepEqual(exportsOf('a.ts', text), ['a', 'b', 'd', 'e', 'F', 'h', 'I', 'J']);
  });

  it('the name check splits names into words in the singular', () => {
    assert.deepEqual(wordsOfName('useFreePlaces.ts'), ['use', 'free', 'place', 'ts']);
    assert.deepEqual(wordsOfName('HTMLAddress_of-bodies'), ['html', 'address', 'of', 'body']);
  });
});
