/**
 * `npm run dev`: the portal with hot reload on PORT (default 8080), the server behind it one port higher,
 * each started again when its sources change. The address to open is the last line.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import concurrently from 'concurrently';

const port = Number(process.env.PORT ?? 8080);
const serverPort = port + 1;
const address = `http://127.0.0.1:${port}`;

const portal = {
  name: 'portal',
  command: 'node node_modules/webpack-cli/bin/cli.js serve --mode development',
  env: { PORT: String(port), SERVER_URL: `http://127.0.0.1:${serverPort}` },
};
const server = {
  name: 'server',
  command: 'node scripts/devServer.ts',
  env: { PORT: String(serverPort), PUBLIC_URL: process.env.PUBLIC_URL ?? address },
};

const { result, commands } = concurrently([server, portal], { killOthersOn: ['failure', 'success'] });

let hasEnded = false;

/** The portal says “compiled” a moment before it answers. */
const announce = async () => {
  const answers = () => fetch(address).then(Boolean, () => false);
  while (!hasEnded && !(await answers())) await sleep(100);
  if (!hasEnded) console.log(`Open ${address} (emails: ${address}/dev/mail)`);
};

/** What each says when it can be used; the demo sign-ins come in the same piece as the address of the server. */
const ready: Record<string, RegExp> = { server: /Portail patient: /, portal: /compiled/ };
const waiting = new Set(Object.keys(ready));
for (const { name, stdout, stderr } of commands) {
  const hear = (text: Buffer) => {
    if (!ready[name]?.test(text.toString())) return;
    // Later, only a server that started again pushes the address away.
    const isNews = waiting.delete(name) || name === 'server';
    if (isNews && waiting.size === 0) void announce();
  };
  stdout.subscribe(hear);
  stderr.subscribe(hear);
}

try {
  await result;
} catch {
  process.exitCode = 1; // what ended, and how, already stands on the terminal
} finally {
  hasEnded = true;
}
