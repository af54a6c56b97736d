/** Where a field of a slice is kept: one plain-text key a field, named as the field (spec §3, product §3). */
export type Area = 'session' | 'local';

/**
 * `in` lists the areas that are written; the first that holds a value is read.
 * `parse` turns the stored text into a value; nothing means that the text is worthless and the initial value stands.
 */
export type PersistedField = { in: readonly Area[]; parse?: (text: string) => unknown };

/** The persisted fields of one slice; it stands beside the slice. A slice without one lives in memory. */
export type PersistedFields<S> = Partial<Record<keyof S & string, PersistedField>>;
