import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Builds the page of stories (workshop/page), into a folder of its own.
 * @returns where it stands, and how to take it away
 */
export const buildWorkshop = async (): Promise<{ folder: string; remove: () => void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'workshop-'));
  const args = [
    'node_modules/webpack-cli/bin/cli.js',
    '--config',
    'workshop/page/webpack.config.js',
    '--output-path',
    folder,
    '--stats',
    'errors-warnings',
  ];
  await run(process.execPath, args, { cwd: join(import.meta.dirname, '../..') });
  return {
    folder,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
