const keyShape = /^[\x21-\x7e]{1,200}$/;

export const isIdempotencyKey = (key: string): boolean => keyShape.test(key);

/** Whether repeats return this response (product §8). After 401, 429 and 5xx a retry may succeed. */
export const isSettled = (status: number): boolean =>
  (status >= 200 && status < 300) || (status >= 400 && status < 500 && status !== 401 && status !== 429);

/** For guests, only responses that need a live token or completed work; others could be sent in bulk. */
export const isSettledForGuest = (status: number): boolean => [200, 201, 403, 409].includes(status);
