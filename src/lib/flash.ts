const tones = ['success', 'info', 'error'] as const;

/** What a page says to the next one, once, through the router's state: a message key, or a server's own words. */
export type Flash = { tone: (typeof tones)[number]; message: string };

/** The shape of `location.state` in this portal. */
export type FlashState = { flash: Flash };

/** Reads a flash back from the router's state, which is `unknown` and may come from an older page. */
export const flashIn = (state: unknown): Flash | undefined => {
  if (typeof state !== 'object' || state === null || !('flash' in state)) return undefined;
  const { flash } = state;
  if (typeof flash !== 'object' || flash === null || !('message' in flash) || !('tone' in flash)) return undefined;
  const tone = tones.find((name) => name === flash.tone);
  return tone !== undefined && typeof flash.message === 'string' ? { tone, message: flash.message } : undefined;
};
