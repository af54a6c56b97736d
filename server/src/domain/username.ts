/** Ignores case and the trailing space phones add. PostgreSQL cannot store NUL. */
export const foldUsername = (typed: string): string => typed.replaceAll('\0', '').trim().toLowerCase();
