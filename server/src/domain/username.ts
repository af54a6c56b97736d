/**
 * A typed login or e-mail as it is looked up: case does not count, nor the space that phones add at the end.
 * A zero character, which the database cannot hold, goes too: no name has one.
 */
export const foldUsername = (typed: string): string => typed.replaceAll('\0', '').trim().toLowerCase();
