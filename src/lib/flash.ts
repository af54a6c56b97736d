/** What a page says to the next one, once, through the router's state: a message key, or a server's own words. */
export type Flash = { tone: 'success' | 'info' | 'error'; message: string };

/** The shape of `location.state` in this portal. */
export type FlashState = { flash: Flash };

const tones: readonly unknown[] = ['success', 'info', 'error'];

/** Reads a flash back from the router's state, which is `unknown` and may come from an older page. */
export const flashIn = (state: unknown): Flash | undefined => {
  if (typeof state !== 'object' || state === null || !('flash' in state)) return undefined;
  const { flash } = state;
  if (typeof flash !== 'object' || flash === null || !('message' in flash) || !('tone' in flash)) return undefined;
  return typeof flash.message === 'string' && tones.includes(flash.tone) ? (flash as Flash) : undefined;
};
