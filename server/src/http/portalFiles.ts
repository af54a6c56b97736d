import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import fastifyStatic from '@fastify/static';

import type { App } from './deps.ts';

/** From a build with inlined code (product §8, Content security). */
const policyFile = 'content-security-policy.txt';

/** The hash allows styled-components' empty style. */
const plainPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify sw worker',
].join('; ');

/** A compressed copy of an edited file may be older. */
const editedFile = '/assets/config.json';

const staffPage = 'staff.html';

const hashedName = /\.[0-9a-f]{8,}\.[\w.]+$/;
const forever = 'public, max-age=31536000, immutable';

/**
 * Hashed names are cached forever.
 * @returns whether there is a portal
 */
export const servePortal = async (app: App, root: string): Promise<boolean> => {
  if (!existsSync(join(root, 'index.html'))) return false;
  const policyPath = join(root, policyFile);
  const policy = existsSync(policyPath) ? readFileSync(policyPath, 'utf8').trim() : plainPolicy;
  app.addHook('onRequest', async ({ url, headers }) => {
    if (url.split('?', 1)[0] === editedFile) delete headers['accept-encoding'];
  });
  await app.register(fastifyStatic, {
    root,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    allowedPath: (path) => path !== `/${policyFile}`,
    setHeaders: (reply, path) => {
      reply.header('cache-control', hashedName.test(path.replace(/\.(?:br|gz)$/, '')) ? forever : 'no-cache');
      reply.header('content-security-policy', policy);
    },
  });
  if (existsSync(join(root, staffPage)))
    app.get('/staff', { schema: { hide: true } }, (_request, reply) => reply.sendFile(staffPage));
  return true;
};
