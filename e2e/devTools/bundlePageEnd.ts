import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import webpack from 'webpack';

import { makeShortLivedFolder } from '../../scripts/postgres/shortLivedFolder.ts';

/** @returns the script that stands for the browser extension of Redux DevTools, made of its own packages */
export const bundlePageEnd = async (): Promise<string> => {
  const path = makeShortLivedFolder('portail-page-end-');
  try {
    await new Promise<void>((resolve, reject) => {
      webpack(
        {
          mode: 'production',
          entry: join(import.meta.dirname, 'pageEnd.js'),
          output: { path, filename: 'pageEnd.js' },
        },
        (error, stats) => {
          if (error !== null || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
          else resolve();
        },
      );
    });
    return readFileSync(join(path, 'pageEnd.js'), 'utf8');
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
};
