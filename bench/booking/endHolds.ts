import pg from 'pg';

/** Ends the holds of people with an account, so that their slots can be held again. */
export const endHolds = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client
    .query('delete from holds using accounts where accounts.patient_id = holds.patient_id')
    .finally(() => client.end());
};
