import { globSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/**
 * The journeys that every change must pass: sign in to confirmed, move and cancel, guest, invitation, family, messages,
 * slots and races as they happen, sign-up and recovery, and the portal on a slow network and without one.
 */
const coreJourneys = [
  'appointments',
  'family',
  'frontDoor',
  'guest',
  'invitation',
  'live',
  'mailbox',
  'mainJob',
  'offline',
  'openings',
  'slowArrival',
];

/** The browser tests of `npm test`: the specification and the core journeys. `npm run test:all` has them all. */
export const coreBrowserTests = (): string[] => [
  ...globSync('e2e/specification/*.test.ts', { cwd: root }),
  ...coreJourneys.map((name) => `e2e/journeys/${name}.test.ts`),
];
