import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

type Kind = 'haproxy' | 'nginx';

const operations = new URL('../../../../docs/operations.md', import.meta.url);

/** The configuration that operators are given, with these addresses. @throws when the page has none */
const documented = (kind: Kind, servers: readonly string[], port: number): string => {
  const [, text] = new RegExp(`\`\`\`${kind}\n(.+?)\`\`\``, 's').exec(readFileSync(operations, 'utf8')) ?? [];
  if (text === undefined) throw new Error(`docs/operations.md has no configuration of ${kind}.`);
  const changes = [
    ...servers.map((server, index) => [`10.0.0.${index + 1}:8080`, new URL(server).host] as const),
    ['listen 80;', `listen 127.0.0.1:${port};`] as const,
    ['bind :80', `bind 127.0.0.1:${port}\n  http-after-response set-header x-upstream "%s"`] as const,
  ];
  return changes.reduce((changed, [from, to]) => changed.replace(from, to), text);
};

/** Around the documented part; `x-upstream` names the servers that were tried. */
const nginxConfig = (inner: string, folder: string): string => `
daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
  add_header x-upstream "$upstream_addr, $upstream_status" always;
  ${inner}
}
`;

const haproxyConfig = (inner: string): string => `
global
  log stdout format raw local0 info
defaults
  mode http
  log global
  option httplog
  option dontlog-normal
  timeout connect 2s
  timeout client 30s
  timeout server 30s
${inner}
`;

const answers = (address: string): Promise<boolean> =>
  fetch(`${address}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * nginx or HAProxy as installed here and configured as in docs/operations.md, in front of two servers that listen
 * already.
 */
export const startRealProxy = async (kind: Kind, servers: readonly string[]): Promise<RunningProxy> => {
  const folder = mkdtempSync(join(tmpdir(), 'portail-proxy-'));
  const port = await freePort();
  const file = join(folder, 'conf');
  const inner = documented(kind, servers, port);
  writeFileSync(file, kind === 'nginx' ? nginxConfig(inner, folder) : haproxyConfig(inner));
  const words = kind === 'nginx' ? ['-e', `${folder}/error.log`, '-c', file] : ['-db', '-f', file];
  const child = spawn(kind, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()));
  await once(child, 'spawn').catch((cause: unknown) => {
    throw new Error(`${kind} must be installed, in the PATH.`, { cause });
  });
  let hasEnded = false;
  const ended = once(child, 'exit').then(() => {
    hasEnded = true;
  });
  const address = `http://127.0.0.1:${port}`;
  await eventually(async () => {
    if (hasEnded) throw new Error(`${kind} does not start: ${output}`);
    return answers(address);
  }, `${kind} answers`);
  return {
    address,
    log: () => output + (kind === 'nginx' ? readFileSync(`${folder}/error.log`, 'utf8') : ''),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
