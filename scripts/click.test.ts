import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clickProblems, hooksIn, importsOf, maxStops, missedRefusals, stopsIn } from './click.ts';

const files: Record<string, string> = {
  'src/Button.tsx': `import { use } from './taking';`,
  'src/taking.ts': '',
  'server/src/holds.ts': `import { decide } from './domain/holding.ts';`,
  'server/src/domain/holding.ts': '',
};
const textOf = (path: string) => files[path] ?? '';

describe('the path of one click', () => {
  it('the README lists the path of one click as the first link of each row, in order', () => {
    const readme =
      '\n## Follow one click\n\n| [`a.ts`](src/a.ts) | [`x`](y) |\n| [`b.ts`](src/b.ts) | b |\n\n## Next\n';
    assert.deepEqual(stopsIn(readme), ['src/a.ts', 'src/b.ts']);
  });

  it('the check of the click path resolves an import from the folder of its file', () => {
    assert.deepEqual(importsOf('server/src/http/holds.ts', `import a from '../data/holds.ts';`), [
      'server/src/data/holds',
    ]);
  });

  it('the path of one click may cross from the portal to the server without an import, once', () => {
    assert.deepEqual(clickProblems(Object.keys(files), textOf), []);
  });

  it('the check refuses a stop on the path of one click that nothing links to an earlier stop', () => {
    const stops = ['src/taking.ts', 'src/other.ts'];
    assert.deepEqual(clickProblems(stops, textOf), ['README.md: nothing links src/other.ts to an earlier stop.']);
  });

  it('the check refuses a path of one click with more stops than a newcomer can follow', () => {
    const stops = Array.from({ length: maxStops + 1 }, (_, index) => `server/${index}.ts`);
    assert.match(
      clickProblems(stops, () => '').at(0) ?? '',
      new RegExp(`has ${maxStops + 1} stops, at most ${maxStops}`),
    );
  });

  it('the check of the click path reads the hooks of the server in their order', () => {
    const routes = `import { oneHook } from './oneHook.ts';\nimport { otherHook } from './staff/otherHook.ts';
const own = 1;\nexport const hooks: Plugin[] = [\n  otherHook,\n  own,\n  oneHook,\n];`;
    assert.deepEqual(hooksIn('server/src/http/routes.ts', routes), [
      'server/src/http/staff/otherHook.ts',
      'server/src/http/oneHook.ts',
    ]);
  });

  it('the check refuses a path of one click without a hook, or without a file that a stop calls and that refuses', () => {
    const texts: Record<string, string> = {
      'server/src/holds.ts': `import { decide } from './decide.ts';\nimport type { A } from './type.ts';\nimport { b } from './calm.ts';`,
      'server/src/decide.ts': `throw new BrokenRule();`,
      'server/src/type.ts': `throw new BrokenRule();`,
      'server/src/calm.ts': '',
    };
    const found = missedRefusals(['server/src/holds.ts'], ['server/src/hook.ts'], (path) => texts[path] ?? '');
    assert.deepEqual(found, [
      'README.md: server/src/hook.ts may refuse the click and is no stop.',
      'README.md: server/src/decide.ts may refuse the click and is no stop.',
    ]);
  });
});
