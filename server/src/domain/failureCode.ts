const fieldOf = (error: Error, name: string): string => {
  const value = new Map<string, unknown>(Object.entries(error)).get(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** `EENVELOPE 550` or `42P01`; the message may contain personal data. */
export const failureCode = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return `${fieldOf(error, 'code') || error.name} ${fieldOf(error, 'responseCode')}`.trim();
};

/** Such as `data/outbox.ts:41`; empty outside our sources. */
export const failureSource = (error: unknown): string => {
  const stack = error instanceof Error ? (error.stack ?? '').replace(error.message, '') : '';
  const frame = stack.split('\n').find((line) => /^\s+at .*(?:file|\/)/.test(line) && !line.includes('node_modules'));
  return /server\/src\/([\w/]+\.ts:\d+)/.exec(frame ?? '')?.[1] ?? '';
};
