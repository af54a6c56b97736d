/**
 * `node examples/back-end/main.ts [port]` after `npm run build`: the portal and the example service on one host. Sign in
 * as marie.tremblay with `Canot 7 érables!`.
 */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

import { makeService } from './service.ts';

const portal = join(import.meta.dirname, '../../dist');
const port = Number(process.argv[2] ?? 8090);
const service = makeService();

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.css': 'text/css',
};

createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (url.pathname.startsWith('/clinic/')) {
    url.pathname = url.pathname.slice('/clinic'.length);
    void service.serve(request, response, url);
    return;
  }
  const path = normalize(url.pathname === '/' ? '/index.html' : url.pathname);
  // The only setting that a network must write: where its service stands.
  const file =
    path === '/assets/config.json'
      ? JSON.stringify({ version: '1', baseUrl: '/clinic' })
      : readFile(join(portal, path));
  void Promise.resolve(file).then(
    (content) =>
      response.writeHead(200, { 'Content-Type': types[extname(path)] ?? 'application/octet-stream' }).end(content),
    () => response.writeHead(404).end(),
  );
}).listen(port, () => {
  console.log(`http://localhost:${port}/`);
});
