/** What a key may be: visible characters, as any client makes them; a UUID fits. */
const keyShape = /^[\x21-\x7e]{1,200}$/;

export const isIdempotencyKey = (key: string): boolean => keyShape.test(key);

/**
 * Whether an answer settles an intent, so that the same request gets it again: done, or refused for good (product §8).
 * Not 401, 429 and 5xx: there the next try may go better.
 */
export const isSettled = (status: number): boolean =>
  (status >= 200 && status < 300) || (status >= 400 && status < 500 && status !== 401 && status !== 429);

/**
 * The same for somebody without an account: kept are answers that only a live token or work done gives. What anybody may send in any
 * number (a token that never was, a wrong field) leaves nothing, and is answered the same again without it.
 */
export const isSettledForGuest = (status: number): boolean => [200, 201, 403, 409].includes(status);
