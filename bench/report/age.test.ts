import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { benches } from '../benches.ts';
import { longRuns } from '../soak/runs.ts';
import { commitsSince, figuresIn, readCommand, readMeasured } from './age.ts';

const names = { bench: benches.map(({ name }) => name), soak: longRuns.map(({ name }) => name) };

test('a figure that begins with … was measured with the figure above it, unless it says otherwise', () => {
  const readme = [
    '# Title',
    '## Figures',
    '| what | reached | goal | measured | command |',
    '|---|---|---|---|---|',
    '| one | 1 | 2 | 2026-11-28 `c61cd0cb8` | `npm run bench -- live` |',
    '| … two | 1 | | | |',
    '| … three | 1 | | 2026-11-27 `ae8ef2dc6` | |',
    '| four | 1 | | | |',
    '## Next',
    '| no | figure | | | |',
  ].join('\n');
  assert.deepEqual(
    figuresIn(readme.replace('# Title', '# Title\n')).map(({ what, measured, command }) => [what, measured, command]),
    [
      ['one', '2026-11-28 `c61cd0cb8`', '`npm run bench -- live`'],
      ['… two', '2026-11-28 `c61cd0cb8`', '`npm run bench -- live`'],
      ['… three', '2026-11-27 `ae8ef2dc6`', '`npm run bench -- live`'],
      ['four', '', ''],
    ],
  );
});

test('every figure of README says the day, the commit and a command that exists', () => {
  const figures = figuresIn(readFileSync('README.md', 'utf8'));
  assert.ok(figures.length > 20, `${figures.length} figures`);
  for (const { what, measured, command } of figures) {
    assert.ok(readMeasured(measured), `${what}: “${measured}” is no date and commit`);
    const by = readCommand(command);
    assert.ok(by, `${what}: “${command}” is no command`);
    for (const name of by.names) assert.ok(names[by.script].includes(name), `${what}: there is no ${name}`);
  }
});

test('the code is as old as the last commit that changed it, and unknown before a commit that git does not have', () => {
  assert.equal(commitsSince('HEAD', ['server/src']), 0);
  assert.equal(commitsSince('0123456789abcdef', ['server/src']), null);
});
