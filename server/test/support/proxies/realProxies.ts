import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eventually } from '../processes.ts';
import type { RunningProxy } from './ownProxy.ts';

/** A port that is free now. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return address !== null && typeof address === 'object' ? address.port : 0;
};

const hostsOf = (servers: readonly string[]): string[] => servers.map((server) => new URL(server).host);

/** As in docs/operations.md. */
const nginxConfig = (servers: readonly string[], port: number, folder: string): string => `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  upstream portal {
    ${hostsOf(servers)
      .map((host) => `server ${host} max_fails=1 fail_timeout=1s;`)
      .join('\n    ')}
    keepalive 16; keepalive_timeout 1s;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://portal; proxy_http_version 1.1; proxy_set_header Connection ""; proxy_set_header X-Request-ID $request_id;
      proxy_next_upstream error timeout;
    }
  }
}
`;

const haproxyConfig = (servers: readonly string[], port: number): string => `
defaults
  mode http
  timeout connect 2s
  timeout client 30s
  timeout server 30s
  timeout http-keep-alive 1s
  timeout check 2s
  option redispatch
  retries 3
frontend portal
  bind 127.0.0.1:${port}
  default_backend servers
backend servers
  option httpchk GET /readyz
  http-reuse safe
${hostsOf(servers)
  .map((host, index) => `  server s${index} ${host} check inter 200ms fall 1 rise 1 pool-purge-delay 500ms`)
  .join('\n')}
`;

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** nginx or HAProxy as installed here, in front of servers that listen already. */
export const startRealProxy = async (kind: 'haproxy' | 'nginx', servers: readonly string[]): Promise<RunningProxy> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-proxy-'));
  const port = await freePort();
  const file = join(folder, 'conf');
  writeFileSync(file, kind === 'nginx' ? nginxConfig(servers, port, folder) : haproxyConfig(servers, port));
  const words = kind === 'nginx' ? ['-e', `${folder}/error.log`, '-c', file] : ['-db', '-f', file];
  const child = spawn(kind, words, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const address = `http://127.0.0.1:${port}`;
  await eventually(() => answers(address), `${kind} answers`);
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
