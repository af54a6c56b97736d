import pg from 'pg';

const characterNotInRepertoire = '22021';

/** A NUL in a text is the client's mistake, not ours. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === characterNotInRepertoire;
