import type { ServerResponse } from 'node:http';

export type Fields = Record<string, unknown>;
export type Asked = { login: string; response: ServerResponse };

/** The fields that it takes, all of them and no other, or null where it checks them; and what answers. */
export type Call = readonly [takes: string | null, run: (fields: Fields, asked: Asked) => unknown];

export const refuse: (message: string, status?: number) => never = (message, status = 400) => {
  throw new Error(message, { cause: status });
};
