import { join, resolve } from 'node:path';

import { runToEnd } from '../../scripts/childProcess.ts';
import { ensurePortalBuilt } from '../../scripts/portalBuild.ts';
import type { Round } from '../report/outcome.ts';

/** A finished build: the folder with its files, and webpack's own description of it. */
export type Build = { folder: string; statsFile: string };

/**
 * Builds for production into `folder`, as `npm run build` does.
 * @param config a webpack configuration, relative to the root of the project
 * @throws when webpack fails, with what it said
 */
export const build = async (config: string, folder: string): Promise<Build> => {
  const statsFile = `${folder}.stats.json`;
  const { exitCode, output } = await runToEnd(process.execPath, [
    'node_modules/webpack-cli/bin/cli.js',
    '--config',
    config,
    '--mode',
    'production',
    '--output-path',
    folder,
    '--stats',
    'detailed',
    '--json',
    statsFile,
  ]);
  if (exitCode !== 0) throw new Error(`${config} could not be built.\n${output}`);
  return { folder, statsFile };
};

/** A page of 300 bytes with the fields of the login. */
export const plainPage = join(import.meta.dirname, '../ready/plain');

/** Builds the portal and the floor again. A smoke round takes the portal in dist/, and the plain page for a floor. */
export const buildBoth = async (folder: string, { isSmoke }: Round): Promise<{ portal: string; floor: string }> => {
  if (isSmoke) {
    await ensurePortalBuilt();
    return { portal: resolve('dist'), floor: plainPage };
  }
  const floor = await build('bench/bundle/floor/webpack.config.js', join(folder, 'floor'));
  const portal = await build('webpack.config.js', join(folder, 'portal'));
  return { portal: portal.folder, floor: floor.folder };
};
