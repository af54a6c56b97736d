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
    assert.match(clickProblems(stops, () => '').at(0) ?? '', /has 21 stops, at most 20/);
  });
});
