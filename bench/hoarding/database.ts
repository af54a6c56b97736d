import pg from 'pg';

/** What lives for minutes, made older: so many seconds pass for it. */
const older = [
  `update holds set expires_at = expires_at - make_interval(secs => $1::int)`,
  `update guest_bookings set expires_at = expires_at - make_interval(secs => $1::int), code_expires_at = code_expires_at - make_interval(secs => $1::int)`,
  `update rate_limits set expire = expire - $1::bigint * 1000`,
];

const held = `select count(*)::int as held from holds where guest_token_hash is not null and expires_at > now()`;

/** The database beside the server: it lets time pass, and counts. */
export type Watch = {
  letPass: (seconds: number) => Promise<void>;
  countHeld: () => Promise<number>;
  stop: () => Promise<void>;
};

export const watchDatabase = async (databaseUrl: string): Promise<Watch> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    letPass: async (seconds) => {
      for (const statement of older) await client.query(statement, [seconds]);
    },
    countHeld: async () => {
      const {
        rows: [row],
      } = await client.query<{ held: number }>(held);
      return row?.held ?? 0;
    },
    stop: () => client.end(),
  };
};
