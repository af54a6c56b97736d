import { runToEnd } from '../../scripts/childProcess.ts';

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
