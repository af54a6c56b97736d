/** `npm run feed`. */
import { readConfig } from '../config.ts';
import { letReaderLeave, printFailure } from '../printFailure.ts';
import { readCommand } from './commandLine.ts';
import { feedExitCodes } from './exitCodes.ts';
import { FeedBraked, FeedRefused } from './feedRefused.ts';
import { runFeed } from './runFeed.ts';

letReaderLeave();
try {
  const { lines, exitCode } = await runFeed(readCommand(process.argv.slice(2)), readConfig(process.env));
  process.stdout.write(`${lines.join('\n')}\n`);
  process.exitCode = exitCode;
} catch (error) {
  printFailure(error, FeedRefused);
  process.exitCode = error instanceof FeedBraked ? feedExitCodes.braked : feedExitCodes.refused;
}
