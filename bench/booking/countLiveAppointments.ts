import pg from 'pg';

/** Reservations that stand in the database: what was acknowledged must be there, and nothing more. */
export const countLiveAppointments = async (databaseUrl: string): Promise<number> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client
    .query<{ live: number }>("select count(*)::int as live from appointments where status <> 'cancelled'")
    .finally(() => client.end());
  return rows[0]?.live ?? 0;
};
