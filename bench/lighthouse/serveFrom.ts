/**
 * The product, with the portal of the folder PORTAL_DIR instead of dist/: what is compared is served by one and the
 * same server.
 */
import { readConfig } from '../../server/src/config.ts';
import { serve } from '../../server/src/serve.ts';

const { PORTAL_DIR: portalDir, ...env } = process.env;
if (portalDir === undefined) throw new Error('PORTAL_DIR is missing.');
const server = await serve(readConfig(env), { portalDir });
process.once('SIGTERM', () => {
  void server.stop();
});
console.log(server.address);
