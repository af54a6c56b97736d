import pg from 'pg';

const kinds = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  instant: (value: unknown) => value instanceof Date,
};

type Values = { text: string; number: number; instant: Date };

/** What each column of an answer holds, by its name. */
type Columns = Record<string, keyof Values>;

type Row<C extends Columns> = { [name in keyof C]: Values[C[name]] };

const check = (is: boolean, fault: string): void => {
  if (!is) throw new Error(fault);
};

/**
 * The rows of a statement, whose columns are looked at rather than believed.
 * @throws when they have other names, or hold something else, than `columns` says: also without any row
 */
export const rowsOf = async <const C extends Columns>(
  client: pg.Client,
  statement: { text: string; values?: unknown[] },
  columns: C,
): Promise<Row<C>[]> => {
  const { fields, rows } = await client.query<Row<C>>(statement);
  const [answered, named] = [fields.map(({ name }) => name).sort(), Object.keys(columns).sort()];
  check(answered.join() === named.join(), `The statement answers ${answered.join()}, not ${named.join()}.`);
  for (const [name, kind] of Object.entries(columns)) {
    for (const row of rows) check(kinds[kind](row[name]), `The column ${name} holds no ${kind}.`);
  }
  return rows;
};

/** The same, on a connection of its own. */
export const askOnce = async <const C extends Columns>(
  databaseUrl: string,
  statement: { text: string; values?: unknown[] },
  columns: C,
): Promise<Row<C>[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return rowsOf(client, statement, columns).finally(() => client.end());
};
