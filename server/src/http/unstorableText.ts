import pg from 'pg';

const characterNotInRepertoire = '22021';

/** Whether the database refused a text for what no text may hold, a NUL: whoever sent it made a mistake, not we. */
export const isUnstorableText = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === characterNotInRepertoire;
