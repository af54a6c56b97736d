/**
 * `npm run dev`: the portal with hot reload on PORT (default 8080), the server behind it one port higher,
 * each started again when its sources change.
 */
import concurrently from 'concurrently';

const port = Number(process.env.PORT ?? 8080);
const serverPort = port + 1;

const portal = {
  name: 'portal',
  command: 'node node_modules/webpack-cli/bin/cli.js serve --mode development',
  env: { PORT: String(port), SERVER_URL: `http://127.0.0.1:${serverPort}` },
};
const server = { name: 'server', command: 'node --watch server/src/main.ts', env: { PORT: String(serverPort) } };

const { result } = concurrently([server, portal], { killOthersOn: ['failure', 'success'] });
try {
  await result;
} catch {
  process.exitCode = 1; // what ended, and how, already stands on the terminal
}
