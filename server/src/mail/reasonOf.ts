const fieldOf = (error: Error, name: string): string => {
  const value = new Map<string, unknown>(Object.entries(error)).get(name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Why a mail was not sent, in codes such as `EENVELOPE 550`. Never the message, which quotes addresses. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return typeof error;
  return `${fieldOf(error, 'code') || error.name} ${fieldOf(error, 'responseCode')}`.trim();
};
