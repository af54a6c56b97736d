/** Other back ends may use numbers. */
export const idText = (id: unknown): string | undefined =>
  (typeof id === 'string' && id !== '') || (typeof id === 'number' && Number.isFinite(id)) ? String(id) : undefined;
