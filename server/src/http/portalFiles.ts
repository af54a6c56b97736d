import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';

import type { App } from './deps.ts';

/** The build writes the policy of its pages here, with the hashes of what they inline (product §8, Content security). */
const policyFile = 'content-security-policy.txt';
const strictPolicy = "default-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const hashedName = /\.[0-9a-f]{8,}\.[\w.]+$/;
const forever = 'public, max-age=31536000, immutable';

/** Serves the built portal: files whose name carries a hash may be kept for ever, all others are asked for again. */
export const servePortal = async (app: App, root: string): Promise<void> => {
  if (!existsSync(join(root, 'index.html'))) return;
  const policyPath = join(root, policyFile);
  const policy = existsSync(policyPath) ? readFileSync(policyPath, 'utf8').trim() : strictPolicy;
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    decorateReply: false,
    dotfiles: 'ignore',
    allowedPath: (path) => path !== `/${policyFile}`,
    setHeaders: (reply, path) => {
      reply.header('cache-control', hashedName.test(path.replace(/\.(?:br|gz)$/, '')) ? forever : 'no-cache');
      reply.header('content-security-policy', policy);
    },
  });
};
