import pg from 'pg';

import { rowsOf } from '../stage/rowsOf.ts';

/** What lives for minutes, made older: so many seconds pass for it. */
const older = [
  `update holds set expires_at = expires_at - make_interval(secs => $1::int)`,
  `update guest_bookings set expires_at = expires_at - make_interval(secs => $1::int), code_expires_at = code_expires_at - make_interval(secs => $1::int)`,
  `update alert_offers set expires_at = expires_at - make_interval(secs => $1::int) where outcome is null`,
  `update rate_limits set expire = expire - $1::bigint * 1000`,
];

/** The largest share of one clinic's slots that people whom no clinic has seen hold or have booked. */
const newcomers = `
  select coalesce(max(of_clinic.taken::float / of_clinic.slots), 0) as share, coalesce(sum(of_clinic.taken), 0)::int as taken
  from (
    select c.id, (select count(*) from slots where clinic_id = c.id) as slots,
      (select count(*) from holds as h left join patients as p on p.id = h.patient_id
        where h.clinic_id = c.id and h.expires_at > now() and p.nam_verified_at is null)
      + (select count(*) from appointments as r join patients as p on p.id = r.patient_id
        where r.clinic_id = c.id and r.status = 'booked' and p.nam_verified_at is null) as taken
    from clinics as c
  ) as of_clinic`;

/** The database beside the server: it lets time pass, and counts. */
export type Watch = {
  letPass: (seconds: number) => Promise<void>;
  countTaken: () => Promise<{ share: number; taken: number }>;
  stop: () => Promise<void>;
};

export const watchDatabase = async (databaseUrl: string): Promise<Watch> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  return {
    letPass: async (seconds) => {
      for (const statement of older) await client.query(statement, [seconds]);
    },
    countTaken: async () => {
      const [row] = await rowsOf(client, { text: newcomers }, { share: 'number', taken: 'number' });
      return row ?? { share: 0, taken: 0 };
    },
    stop: () => client.end(),
  };
};
