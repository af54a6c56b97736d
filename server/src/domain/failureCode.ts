const fieldOf = (error: Error, name: string): string => {
  const value = new Map<string, unknown>(Object.entries(error)).get(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** `EENVELOPE 550` or `42P01`; the message may contain personal data. */
export const failureCode = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return `${fieldOf(error, 'code') || error.name} ${fieldOf(error, 'responseCode')}`.trim();
};
