import type { Server } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

const maxTurns = 200;
const shortMs = 0.5;

/** Waits for a short turn of the event loop in which nobody connected. A turn accepts one connection. */
const acceptWaiting = async (server: Server): Promise<void> => {
  let connected = 0;
  const note = (): void => {
    connected += 1;
  };
  server.on('connection', note);
  for (let turn = 0; turn < maxTurns; turn += 1) {
    const [began, before] = [performance.now(), connected];
    await nextTurn();
    // The first turn may have begun after its poll.
    if (turn > 0 && connected === before && performance.now() - began < shortMs) break;
  }
  server.off('connection', note);
};

/**
 * Closes the port right after the server accepted who waited: the kernel resets the others, and proxies send no POST
 * twice.
 * @returns when the port is closed; `answered` resolves when the last connection ended
 */
export const closePort = async (server: Server): Promise<{ answered: Promise<void> }> => {
  if (!server.listening) return { answered: Promise.resolve() };
  await acceptWaiting(server);
  const answered = new Promise<void>((done) => {
    server.close(() => {
      done();
    });
  });
  return { answered };
};
