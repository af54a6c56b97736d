import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { clickProblems, importsOf, maxStops, stopsIn } from './click.ts';

const files: Record<string, string> = {
  'src/Button.tsx': `import { use } from './taking';`,
  'src/taking.ts': '',
  'server/src/holds.ts': `import { decide } from './domain/holding.ts';`,
  'server/src/domain/holding.ts': '',
};
const textOf = (path: string) => files[path] ?? '';

describe('the path of one click', () => {
  it('is the first link of each row in its section of the README, in order', () => {
    const readme =
      '\n## Follow one click\n\n| [`a.ts`](src/a.ts) | [`x`](y) |\n| [`b.ts`](src/b.ts) | b |\n\n## Next\n';
    assert.deepEqual(stopsIn(readme), ['src/a.ts', 'src/b.ts']);
  });

  it('resolves an import from the folder of its file', () => {
    assert.deepEqual(importsOf('server/src/http/holds.ts', `import a from '../data/holds.ts';`), [
      'server/src/data/holds',
    ]);
  });

  it('may cross from the portal to the server without an import, once', () => {
    assert.deepEqual(clickProblems(Object.keys(files), textOf), []);
  });

  it('refuses a stop that nothing links to an earlier one', () => {
    const stops = ['src/taking.ts', 'src/other.ts'];
    assert.deepEqual(clickProblems(stops, textOf), ['README.md: nothing links src/other.ts to an earlier stop.']);
  });

  it('refuses more stops than a newcomer can follow', () => {
    const stops = Array.from({ length: maxStops + 1 }, (_, index) => `server/${index}.ts`);
    assert.match(clickProblems(stops, () => '').at(0) ?? '', /has 21 stops, at most 20/);
  });
});
