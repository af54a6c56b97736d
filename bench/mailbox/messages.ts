import pg from 'pg';

/** So many messages of the network to the person of an account, two or three a thread, the newest of an hour ago. */
export const writeMessages = async (databaseUrl: string, accountId: string, count: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `
      with owner as (select patient_id from accounts where id = $1),
      threads as materialized (select k, uuidv7() as thread from generate_series(0, $2::integer * 2 / 5) as k),
      written as (select n, thread, uuidv7() as id from generate_series(1, $2::integer) as n join threads on k = n * 2 / 5)
      insert into messages (id, thread_id, patient_id, kind, sender, subject, body_sealed, sent_at)
      select written.id, written.thread, owner.patient_id, 'clinic', 'network', 'Message ' || written.n, '\\x00', now() - written.n * interval '1 hour'
      from written, owner`,
      [accountId, count],
    );
    await client.query('analyze messages');
  } finally {
    await client.end();
  }
};
