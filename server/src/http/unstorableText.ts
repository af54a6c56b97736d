import pg from 'pg';

const characterNotInRepertoire = '22021';

/** A NUL in text is the client's mistake. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === characterNotInRepertoire;
