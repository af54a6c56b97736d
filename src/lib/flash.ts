import { fieldsOf } from './isRecord';

const tones = ['success', 'info', 'error'] as const;

/** A one-time message for the next page: a key, or the server's text. */
export type Flash = { tone: (typeof tones)[number]; message: string };

export type FlashState = { flash: Flash };

/** May come from an older version. */
export const flashIn = (state: unknown): Flash | undefined => {
  const { tone: told, message } = fieldsOf(fieldsOf(state)['flash']);
  const tone = tones.find((name) => name === told);
  return tone !== undefined && typeof message === 'string' ? { tone, message } : undefined;
};
