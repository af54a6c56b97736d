import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testsReached } from './reach.ts';

const sources = new Map([
  ['package.json', ''],
  ['README.md', ''],
  ['public/assets/i18n/fr.json', ''],
  ['src/ui/Button.tsx', 'export const Button = 1;'],
  ['src/pages/Home.tsx', "import { Button } from '../ui/Button';"],
  ['src/pages/Home.test.tsx', "import { Home } from './Home';"],
  ['src/pages/Help.test.tsx', "import { other } from '../other';"],
  ['src/testing/portalEnvironment.mjs', "import { answer } from '../../server/src/answer.ts';"],
  ['src/store/keys.test.ts', "const folder = 'public/assets/i18n';"],
  ['server/src/answer.ts', 'export const answer = 1;'],
  ['server/src/main.ts', "const { answer } = await import('./answer.ts');"],
  ['server/test/start.test.ts', "run(new URL('../src/main.ts', import.meta.url));"],
  ['server/test/age.test.ts', "import { age } from '../src/age.ts';"],
  ['e2e/journeys/home.test.ts', ''],
]);

const reachedBy = (...changed: string[]) => testsReached(sources, changed).sort();

describe('the tests that a change reaches', () => {
  it('a change reaches the tests that import it, however far away, and the journeys, which see the whole product', () => {
    assert.deepEqual(reachedBy('src/ui/Button.tsx'), ['e2e/journeys/home.test.ts', 'src/pages/Home.test.tsx']);
  });

  it('a change to the server reaches the tests that start it as a program, and every screen test', () => {
    assert.deepEqual(reachedBy('server/src/answer.ts'), [
      'e2e/journeys/home.test.ts',
      'server/test/start.test.ts',
      'src/pages/Help.test.tsx',
      'src/pages/Home.test.tsx',
    ]);
  });

  it('a change reaches the tests that read the folder it lies in', () => {
    assert.ok(reachedBy('public/assets/i18n/fr.json').includes('src/store/keys.test.ts'));
  });

  it('removing a file reaches the tests that import it', () => {
    assert.deepEqual(reachedBy('server/src/age.ts'), ['e2e/journeys/home.test.ts', 'server/test/age.test.ts']);
  });

  it('a change to a test reaches that test only, and a text that nobody reads reaches none', () => {
    assert.deepEqual(reachedBy('server/test/age.test.ts'), ['server/test/age.test.ts']);
    assert.deepEqual(reachedBy('README.md'), []);
  });

  it('a change that may touch a package reaches every test', () => {
    assert.equal(reachedBy('package.json').length, 6);
  });
});
