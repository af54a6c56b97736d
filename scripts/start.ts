/**
 * `npm start`: builds the portal when its sources changed, then becomes the server.
 * The server runs in this very process, so that Ctrl-C and SIGTERM reach it without a go-between.
 */
import { ensurePortalBuilt } from './portalBuild.ts';

try {
  await ensurePortalBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.env.NODE_ENV ||= 'development';
await import('../server/src/main.ts');
