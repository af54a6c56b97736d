import { fieldsOf } from './isRecord';

const tones = ['success', 'info', 'error'] as const;

/** What a page says to the next one, once, through the router's state: a message key, or a server's own words. */
export type Flash = { tone: (typeof tones)[number]; message: string };

/** The shape of `location.state` in this portal. */
export type FlashState = { flash: Flash };

/** Reads a flash back from the router's state, which is `unknown` and may come from an older page. */
export const flashIn = (state: unknown): Flash | undefined => {
  const { tone: told, message } = fieldsOf(fieldsOf(state)['flash']);
  const tone = tones.find((name) => name === told);
  return tone !== undefined && typeof message === 'string' ? { tone, message } : undefined;
};
