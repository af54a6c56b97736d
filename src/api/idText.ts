/** The id of a record, as text: another back end may number its records. Nothing when it has none. */
export const idText = (id: unknown): string | undefined =>
  (typeof id === 'string' && id !== '') || (typeof id === 'number' && Number.isFinite(id)) ? String(id) : undefined;
