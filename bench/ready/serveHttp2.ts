import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { generate } from 'selfsigned';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

type Answer = { headers: Record<string, string>; body: Buffer };

/** Every file of a folder, ready to be sent: under brotli 11, but for fonts. */
const answersOf = (folder: string): Map<string, Answer> => {
  const policyFile = join(folder, 'content-security-policy.txt');
  const policy = existsSync(policyFile) ? { 'content-security-policy': readFileSync(policyFile, 'utf8').trim() } : {};
  const files = globSync('**/*', { cwd: folder }).filter(
    (path) => types[extname(path)] !== undefined && statSync(join(folder, path)).isFile(),
  );
  return new Map(
    files.map((path) => {
      const [bytes, ending] = [readFileSync(join(folder, path)), extname(path)];
      const isText = ending !== '.woff2';
      const headers = {
        'content-type': types[ending] ?? '',
        'cache-control': 'no-store',
        ...policy,
        ...(isText && { 'content-encoding': 'br' }),
      };
      return [`/${path}`, { headers, body: isText ? brotliCompressSync(bytes) : bytes }];
    }),
  );
};

/** Serves the files of a folder over HTTP/2 with TLS on a free port, 404 for anything else, until `stop`. */
export const serveHttp2 = async (folder: string): Promise<{ url: string; stop: () => Promise<void> }> => {
  const answers = answersOf(folder);
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createSecureServer({ key, cert });
  server.on('stream', (stream, headers) => {
    const { pathname } = new URL(headers[':path'] ?? '/', 'https://localhost');
    const answer = answers.get(pathname === '/' ? '/index.html' : pathname);
    stream.respond({ ':status': answer ? 200 : 404, ...answer?.headers });
    stream.end(answer?.body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return {
    url: `https://127.0.0.1:${address.port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
      }),
  };
};
