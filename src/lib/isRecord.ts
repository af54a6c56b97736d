/** What came from outside, by its field names. */
export type Fields = Record<string, unknown>;

/** Whether a value has fields: an object that is neither null nor a list. */
export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a value; none where it has none. */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
