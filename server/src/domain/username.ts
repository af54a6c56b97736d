/** Ignores case and the trailing space that phones add. Drops NUL, which PostgreSQL cannot store. */
export const foldUsername = (typed: string): string => typed.replaceAll('\0', '').trim().toLowerCase();
