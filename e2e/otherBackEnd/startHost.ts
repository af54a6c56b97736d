import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

import { makeBackEnd } from './backEnd.ts';

/** Where the portal stands on that host, and where the back end stands when it shares it. */
const portalPath = '/some/where/portail/';
const backEndPath = '/clinic';

/** What is looked at: the portal as `npm run build` leaves it, or another build of it. */
const built = process.env['PORTAL_BUILD'] ?? join(import.meta.dirname, '../../dist');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.css': 'text/css',
  '.webmanifest': 'application/manifest+json',
};

/** A service beside the portal, instead of the usual back end. */
export type Service = { serve: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> };

/** Where the calls go: to the portal's own host under a prefix, or to another one. */
export type Base = 'relative' | 'absolute';

const listen = async (answer: RequestListener): Promise<{ server: Server; origin: string }> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return { server, origin: `http://127.0.0.1:${address.port}` };
};

/**
 * Serves dist/ under a path that is not the root, with nothing but files, beside the other back end: `baseUrl` in
 * assets/config.json leads to it, relative or absolute. `settings` are further fields of that file, for the rule under
 * test.
 */
export const startHost = async () => {
  const backEnd = makeBackEnd();
  const settings: Record<string, unknown> = {};
  const replaced = new Map<string, string>();
  let service: Service | null = null;
  const assetCalls: { path: string; headers: Record<string, unknown> }[] = [];
  const elsewhere = await listen((request, response) => {
    void backEnd.serve(request, response, new URL(request.url ?? '/', 'http://x'));
  });

  const file = async (path: string): Promise<Buffer | string | null> => {
    const other = replaced.get(path);
    if (other !== undefined) return other;
    if (path === 'assets/config.json') return JSON.stringify({ version: '4.2.0', baseUrl: backEndPath, ...settings });
    return readFile(join(built, path === '' ? 'index.html' : path)).catch(() => null);
  };

  const host = await listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://x');
    if (url.pathname.startsWith(`${backEndPath}/`)) {
      url.pathname = url.pathname.slice(backEndPath.length);
      void (service ?? backEnd).serve(request, response, url);
      return;
    }
    const path = url.pathname.startsWith(portalPath) ? url.pathname.slice(portalPath.length) : 'nothing';
    if (path.startsWith('assets/')) assetCalls.push({ path, headers: request.headers });
    void file(path).then((content) => {
      response
        .writeHead(content === null ? 404 : 200, {
          'Content-Type': types[extname(path) || '.html'] ?? 'application/octet-stream',
        })
        .end(content ?? '');
    });
  });

  return {
    url: `${host.origin}${portalPath}`,
    backEnd,
    assetCalls,
    /** Another text for a file of the portal from now on, as after a new build. */
    replace: (path: string, text: string) => {
      replaced.set(path, text);
    },
    /** A file as the build left it. */
    built: (path: string) => readFile(join(built, path), 'utf8'),
    /** Back to the usual settings, with this base and these overrides. */
    set: (base: Base, overrides: Record<string, unknown> = {}, other: Service | null = null) => {
      service = other;
      assetCalls.length = 0;
      replaced.clear();
      for (const name of Object.keys(settings)) Reflect.deleteProperty(settings, name);
      Object.assign(settings, base === 'absolute' ? { baseUrl: `${elsewhere.origin}/` } : {}, overrides);
    },
    stop: () => {
      for (const { server } of [host, elsewhere]) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
};

export type Host = Awaited<ReturnType<typeof startHost>>;
