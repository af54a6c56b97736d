import { createHash } from 'node:crypto';

import { sql, type RawBuilder } from 'kysely';

const mark = '/* prepared */';

/** Begins a statement planned once a connection (decision 0095). Neither its text nor its plan may vary with its values. */
export const prepared: RawBuilder<unknown> = sql.raw(mark);

const names = new Map<string, string>();

export const preparedName = (text: string): string | undefined => {
  if (!text.includes(mark)) return undefined;
  const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
};
