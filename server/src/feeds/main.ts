/** `npm run feed`. */
import { readConfig } from '../config.ts';
import { StartupRefusal } from '../startupRefusal.ts';
import { readCommand } from './commandLine.ts';
import { feedExitCodes } from './exitCodes.ts';
import { FeedBraked, FeedRefused } from './feedRefused.ts';
import { runFeed } from './runFeed.ts';

try {
  const { lines, exitCode } = await runFeed(readCommand(process.argv.slice(2)), readConfig(process.env));
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = exitCode;
} catch (error) {
  const isRefusal = error instanceof FeedRefused || error instanceof StartupRefusal;
  process.stderr.write(
    `${isRefusal ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
  process.exitCode = error instanceof FeedBraked ? feedExitCodes.braked : feedExitCodes.refused;
}
