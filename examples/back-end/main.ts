/**
 * `node examples/back-end/main.ts [port]` after `npm run build`: the portal and the example service on one host. Sign
 * in as marie.tremblay with `Canot 7 érables!`.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

import { makeService } from './service.ts';

const portal = join(import.meta.dirname, '../../dist');
const { serve } = makeService();

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.css': 'text/css',
};

/** The only setting that a network must write: where its service stands. */
const setting = JSON.stringify({ version: '1', baseUrl: '/clinic' });

const server = createServer((request, response) => {
  const url = new URL(request.url === '/' ? '/index.html' : (request.url ?? ''), 'http://localhost');
  const path = url.pathname;
  if (path.startsWith('/clinic/')) {
    url.pathname = path.slice('/clinic'.length);
    void serve(request, response, url);
    return;
  }
  const headers = { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' };
  const file = path === '/assets/config.json' ? Promise.resolve(setting) : readFile(join(portal, path));
  void file.then(
    (content) => response.writeHead(200, headers).end(content),
    () => response.writeHead(404).end(),
  );
}).listen(Number(process.argv[2] ?? 8090), () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`http://localhost:${address?.port ?? ''}/`);
});
