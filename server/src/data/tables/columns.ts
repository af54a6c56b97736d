import type { ColumnType } from 'kysely';

export type Stamp = ColumnType<Date, Date | undefined, Date>;

export type Defaulted<T> = ColumnType<T, T | undefined, T>;
