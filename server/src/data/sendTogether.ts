import { CompiledQuery, type RawBuilder, type Transaction } from 'kysely';
import { z } from 'zod';

import type { Tables } from './tables.ts';

const next = '\n/* then */\n';

export const partsOf = ([text, values]: unknown[]): { text: string; values: unknown[] }[] | undefined => {
  if (typeof text !== 'string' || !text.includes(next)) return undefined;
  const lists = z.array(z.array(z.unknown())).parse(values);
  const parts = text.split(next).slice(0, -1);
  return parts.map((part, at) => ({ text: part, values: lists[at] ?? [] }));
};

type Answers<T extends readonly unknown[]> = { [At in keyof T]: T[At][] };

/** In one round trip, but one after the other, each with its own snapshot (decision 0095). @throws the first failure */
export const sendTogether = async <T extends readonly unknown[]>(
  transaction: Transaction<Tables>,
  ...statements: { [At in keyof T]: RawBuilder<T[At]> }
): Promise<Answers<T>> => {
  const compiled = statements.map((statement) => statement.compile(transaction));
  const { rows } = await transaction.executeQuery<{ rows: unknown[] }>(
    CompiledQuery.raw(
      compiled.map(({ sql }) => sql + next).join(''),
      compiled.map(({ parameters }) => parameters),
    ),
  );
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- as each statement says of its rows
  return rows.map((answer) => answer.rows) as Answers<T>;
};
