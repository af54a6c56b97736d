// Holds: product §8 staff
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test, type TestContext } from 'node:test';

import webpack from 'webpack';

import { ApartPlugin } from './apartPlugin.ts';

/** The errors of a real build of these files, whose first is the entry. */
const errorsOf = async (
  t: TestContext,
  program: 'portal' | 'staff',
  files: Record<string, string>,
): Promise<string[]> => {
  const context = mkdtempSync(path.join(tmpdir(), 'portail-apart-'));
  t.after(() => {
    rmSync(context, { recursive: true });
  });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(context, file)), { recursive: true });
    writeFileSync(path.join(context, file), text);
  }
  const compiler = webpack({
    context,
    mode: 'production',
    entry: `./${Object.keys(files)[0] ?? ''}`,
    output: { path: path.join(context, 'dist') },
    plugins: [new ApartPlugin(program)],
  });
  return new Promise((resolve, reject) => {
    compiler.run((failure, stats) => {
      if (failure !== null || stats === undefined) reject(failure ?? new Error('The build said nothing.'));
      else resolve(stats.compilation.errors.map(({ message }) => message));
    });
  });
};

test('the build of the portal fails when a chunk of a patient holds a module of the staff area', async (t) => {
  const files = {
    'src/main.js': "import('./pages/home.js');",
    'src/pages/home.js': "import { day } from '../staff/day.js'; console.log(day);",
    'src/staff/day.js': 'export const day = 1;',
  };
  assert.deepEqual(await errorsOf(t, 'portal', files), [
    'src/staff/day.js is in the portal bundle, because of src/pages/home.js',
  ]);
  assert.deepEqual(await errorsOf(t, 'portal', { ...files, 'src/pages/home.js': 'console.log(1);' }), []);
});

test('the build of the staff area fails when it holds a page of a patient', async (t) => {
  const files = {
    'src/staff/main.js': "import('../pages/home.js'); import('../ui/button.js');",
    'src/pages/home.js': 'console.log(1);',
    'src/ui/button.js': 'console.log(2);',
  };
  assert.deepEqual(await errorsOf(t, 'staff', files), [
    'src/pages/home.js is in the staff bundle, because of src/staff/main.js',
  ]);
  assert.deepEqual(await errorsOf(t, 'staff', { ...files, 'src/staff/main.js': "import('../ui/button.js');" }), []);
});
