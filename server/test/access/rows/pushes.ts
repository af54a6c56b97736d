import { signedIn } from '../cells.ts';
import type { Row } from '../row.ts';

const at = (endpoint: string) => ({ body: { endpoint, keys: { p256dh: point, auth: 'x'.repeat(22) } } });

/** A point of the curve, as a browser gives it (RFC 8291, Appendix A). */
const point = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';

/** Notices on the device of an account. */
export const pushRows: Row[] = [
  { route: 'getPushes', cells: signedIn('200') },
  {
    route: 'keepPushes',
    saying: 'an unknown service',
    ask: () => at('https://169.254.169.254/'),
    cells: signedIn('422 pushes.unknownService'),
  },
  {
    route: 'keepPushes',
    saying: 'a known service',
    ask: () => at('https://fcm.googleapis.com/a'),
    cells: signedIn('200'),
  },
  { route: 'choosePushes', ask: () => ({ body: { kinds: ['offer'] } }), cells: signedIn('200') },
  { route: 'endPushes', cells: signedIn('204') },
  { route: 'endOtherPushes', cells: signedIn('204') },
];
