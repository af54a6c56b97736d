import { signedIn } from '../cells.ts';
import type { Row } from '../row.ts';

/** Notices on the device of an account. */
export const pushRows: Row[] = [
  { route: 'getPushes', cells: signedIn('200') },
  {
    route: 'keepPushes',
    saying: 'an unknown service',
    ask: () => ({
      body: { endpoint: 'https://169.254.169.254/', keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } },
    }),
    cells: signedIn('422 pushes.unknownService'),
  },
  {
    route: 'keepPushes',
    saying: 'a known service',
    ask: () => ({
      body: { endpoint: 'https://fcm.googleapis.com/a', keys: { p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) } },
    }),
    cells: signedIn('200'),
  },
  { route: 'endPushes', cells: signedIn('204') },
];
