/** `npm run build`: the portal for production, in dist/. */
import { buildPortal } from './portalBuild.ts';

try {
  await buildPortal();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
