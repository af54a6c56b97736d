/** The server of `npm run dev`: starts again when its sources change, however the editor saves them. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { watchFolders } from './watchFolders.ts';

let server: ChildProcess;
let isChanging = false;
let hasChangedAgain = false;

const start = () => {
  server = spawn(process.execPath, ['server/src/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV || 'development' },
  });
};

const startAgain = async () => {
  hasChangedAgain = true;
  if (isChanging) return;
  isChanging = true;
  while (hasChangedAgain) {
    console.log('The server starts again: its sources changed.');
    if (server.exitCode === null && server.signalCode === null) {
      server.kill('SIGTERM');
      await once(server, 'exit');
    }
    hasChangedAgain = false;
    start();
  }
  isChanging = false;
};

start();
const stop = watchFolders(['server/src', 'server/migrations', 'contract'], () => {
  void startAgain();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stop();
    server.once('exit', () => process.exit(0));
    if (!server.kill('SIGTERM')) process.exit(0);
  });
}
