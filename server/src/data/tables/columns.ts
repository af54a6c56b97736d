import type { ColumnType } from 'kysely';

/** An instant the database writes unless one is given. */
export type Stamp = ColumnType<Date, Date | undefined, Date>;

/** A column with a default. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;
