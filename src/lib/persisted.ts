/** One plain-text key per field, with its name (spec §3, product §3). */
export type Area = 'session' | 'local';

/** Writes all of `in`, reads the first with a value. `parse` returns undefined for unusable text. */
export type PersistedField = { in: readonly Area[]; parse?: (text: string) => unknown };

/** Without these, a slice stays in memory. */
export type PersistedFields<S> = Partial<Record<keyof S & string, PersistedField>>;
