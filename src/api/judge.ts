import type { Call } from '../../contract/calls.ts';
import { fits } from './fits';

/** `open`: does not show the call done. `replaced`: something else answered. */
export type Verdict = 'right' | 'open' | 'replaced';

type Answered = Pick<Call, 'answer'>;

/** A page, or JSON cut short: readAnswer left it as text. */
const isReplacement = ({ answer }: Answered, body: unknown): boolean =>
  typeof body === 'string' && (answer === 'page' ? /^\s*{/ : /^\s*[<{["]/).test(body);

/** Decision 54. An empty success of our own server carries its request id; another origin cannot show it. */
export const judge = (call: Answered, answered: Response, body: unknown, isOwnOrigin: boolean): Verdict => {
  if (answered.redirected || isReplacement(call, body)) return 'replaced';
  if (!fits(call.answer, body)) return 'open';
  if (call.answer !== 'none' && call.answer !== 'empty') return 'right';
  const isTold = call.answer === 'empty' || !isOwnOrigin || answered.headers.has('X-Request-Id');
  return answered.status === 204 && isTold ? 'right' : 'open';
};
