import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { extname, join } from 'node:path';

import { runToEnd } from '../../scripts/childProcess.ts';

const tool = join(import.meta.dirname, 'tool');
const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.woff2': 'font/woff2' };

type Request = { end: (answer: string) => void };
type Socket = {
  procedure: (name: string) => AsyncIterable<Request>;
  receiver: (name: string) => AsyncIterable<unknown>;
};
type SocketServer = {
  listener: (event: 'connection') => AsyncIterable<{ socket: Socket }>;
  exchange: { transmitPublish: (channel: string, message: unknown) => Promise<void> };
  close: () => Promise<void>;
};

/** What the application tells the page that it watches, such as the text of the file that a person chose. */
export type ToPage = { type: string; action?: { type: string }; state?: string };

export type DevToolsApp = {
  url: string;
  /** Tells the application what the page has. */
  tell: (message: object) => Promise<void>;
  stop: () => Promise<void>;
};

/** Installs the tool’s packages where they are missing. @throws when they cannot be installed */
const attachSockets = async (server: Server): Promise<SocketServer> => {
  const { exitCode, output } = await runToEnd(process.execPath, ['scripts/ensureInstall.mjs', 'e2e/devTools/tool']);
  if (exitCode !== 0) throw new Error(output);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: the package has no types, and is installed for this test alone
  const { attach } = createRequire(join(tool, 'package.json'))('socketcluster-server') as {
    attach: (server: Server) => SocketServer;
  };
  return attach(server);
};

/**
 * As the server of `@redux-devtools/cli` does: the application hears `log`, and speaks on `respond` and `sc-<page>`.
 */
const relay = async (sockets: SocketServer, page: string, hear: (message: ToPage) => void): Promise<void> => {
  for await (const { socket } of sockets.listener('connection')) {
    const logIn = async () => {
      for await (const request of socket.procedure('login')) request.end('log');
    };
    const listen = async (channel: string) => {
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- boundary: what the application sends
      for await (const message of socket.receiver(channel)) hear(message as ToPage);
    };
    void logIn();
    void listen('respond');
    void listen(`sc-${page}`);
  }
};

/**
 * Serves the application of Redux DevTools as its makers bundle it, with the server that it speaks to.
 * @param page the name of the page that it watches
 */
export const startDevToolsApp = async (page: string, hear: (message: ToPage) => void): Promise<DevToolsApp> => {
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://devtools');
    const file = pathname === '/' ? '/index.html' : pathname;
    answer.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    answer.end(readFileSync(join(tool, 'node_modules/@redux-devtools/app/build/web', file)));
  });
  const sockets = await attachSockets(server);
  void relay(sockets, page, hear);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    tell: (message) => sockets.exchange.transmitPublish('log', { ...message, id: page, instanceId: page }),
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await sockets.close();
    },
  };
};
